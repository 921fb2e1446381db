// jsdom has no layout: nothing to scroll to.
Element.prototype.scrollIntoView = () => {};

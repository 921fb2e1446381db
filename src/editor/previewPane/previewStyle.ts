/** Styles of the preview's bar and frames; the page inside is a separate document. */
export const PREVIEW_STYLE = `
html, body { margin: 0; height: 100%; }
.preview { position: fixed; inset: 0; display: flex; flex-direction: column; background: #e8e8ec; color: #1b1b1f; font: 14px/1.4 system-ui, sans-serif; }
.preview-bar { display: flex; flex-wrap: wrap; gap: 4px 12px; padding: 6px 64px 6px 10px; background: #fff; border-bottom: 1px solid #c7c5d0; }
.preview-bar fieldset { display: flex; margin: 0; padding: 0; border: 0; min-width: 0; }
.preview-bar legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.preview-bar label { position: relative; display: flex; align-items: center; min-height: 36px; padding: 0 10px; border: 1px solid #79747e; cursor: pointer; }
.preview-bar label + label { border-left: 0; }
.preview-bar input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.preview-bar label:has(:checked) { background: #1b1b1f; color: #fff; }
.preview-bar :is(label:has(:focus-visible), select:focus-visible) { outline: 3px solid #1b5fb4; outline-offset: 1px; z-index: 1; }
.preview-bar select { min-height: 38px; max-width: 100%; font: inherit; }
.preview-bar strong { padding: 6px 10px; align-self: center; background: #fff4d6; }
.preview-note { margin: 0; padding: 8px 12px; background: #fff4d6; }
.preview-note:empty { padding: 0; }
.preview-frames { flex: 1; min-height: 0; display: flex; gap: 8px; }
.preview-frames:has([data-screen=desktop]) { flex-direction: column; }
.preview-frame { flex: 1; min-width: 0; min-height: 0; overflow: hidden; }
.preview-frame[hidden] { display: none; }
.preview-frame[data-screen=phone] { max-width: 390px; margin: 0 auto; }
.preview-frame iframe { display: block; border: 0; background: #fff; transform-origin: 0 0; }
@media (max-width: 480px) {
  .preview-frames { flex-direction: column; }
  .preview-bar fieldset[data-choice=screen] { display: none; }
}
@media (pointer: coarse) { .preview-bar :is(label, select) { min-height: 44px; } }
`;

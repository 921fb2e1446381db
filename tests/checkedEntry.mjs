// An ESLint rule: what enters (files, answers, stores, links) is `unknown` until something has looked at it. An assertion
// on `unknown` or `any` claims what nobody has checked, and so does a parsed text that is taken for a type.
import ts from "typescript";

const isOpen = (type) => (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;

/** `JSON.parse(…)` and `answer.json()`, whose type is `any`. */
const isParsing = ({ callee: { object, property } }) =>
  property?.name === "json" || (property?.name === "parse" && object.name === "JSON");

export const checkedEntry = {
  meta: {
    type: "problem",
    schema: [],
    messages: { unchecked: "Nothing has looked at this yet: read it as `unknown`, with a check." },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap: nodes } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const report = (node) => context.report({ node, messageId: "unchecked" });
    return {
      TSAsExpression(node) {
        const { expression } = nodes.get(node);
        const isClaim = !isOpen(checker.getTypeAtLocation(nodes.get(node)));
        if (isClaim && isOpen(checker.getTypeAtLocation(expression))) report(node);
      },
      CallExpression(node) {
        if (!isParsing(node)) return;
        const whole = node.parent.type === "AwaitExpression" ? node.parent : node;
        const wanted = checker.getContextualType(nodes.get(whole));
        if (whole.parent.type !== "TSAsExpression" && !(wanted && isOpen(wanted))) report(whole);
      },
    };
  },
};

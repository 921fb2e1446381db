import { parseMarkdown, type MarkdownBlock, type Inline } from "../content/markdown";
import * as styles from "./Markdown.module.css";
import { SmartLink } from "./SmartLink";

function InlinePart({ part }: { part: Inline }) {
  if (part.type === "text") return part.text;
  if (part.type === "break") return <br />;
  const inner = part.parts.map((one, place) => <InlinePart key={place} part={one} />);
  if (part.type === "link") return <SmartLink to={part.to}>{inner}</SmartLink>;
  return part.type === "strong" ? <strong>{inner}</strong> : <em>{inner}</em>;
}

function BlockPart({ block }: { block: MarkdownBlock }) {
  if (block.type === "list") {
    const List = block.isOrdered ? "ol" : "ul";
    return (
      <List>
        {block.items.map((item, place) => (
          <li key={place}>
            {item.map((one, inner) => (
              <BlockPart key={inner} block={one} />
            ))}
          </li>
        ))}
      </List>
    );
  }
  const parts = block.parts.map((part, place) => <InlinePart key={place} part={part} />);
  return block.type === "heading" ? <h3>{parts}</h3> : <p>{parts}</p>;
}

/** Renders Markdown as React elements: raw HTML is never rendered, and links follow the site's rules. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className={`stack ${styles.prose}`}>
      {parseMarkdown(text).map((block, place) => (
        <BlockPart key={place} block={block} />
      ))}
    </div>
  );
}

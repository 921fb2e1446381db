interface TitledTextsProps {
  texts: readonly { title: string; text: string }[];
}

/** The items of a list of short texts, each with its title. */
export const TitledTexts = ({ texts }: TitledTextsProps) =>
  texts.map(({ title, text }) => (
    <li key={title}>
      <h3>{title}</h3>
      <p className="description">{text}</p>
    </li>
  ));

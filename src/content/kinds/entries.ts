// One schema per folder of entries. A list on the site shows its entries by their `order`.
import { string } from "yup";
import {
  few,
  group,
  line,
  link,
  list,
  movedTo,
  name,
  optional,
  order,
  paragraph,
  picture,
  video,
  whole,
  yesNo,
} from "../fields";
import { ICON_NAMES } from "../icons";

const icon = () =>
  string()
    .strict()
    .required("is missing: choose an icon")
    .oneOf([...ICON_NAMES], `must be one of: ${ICON_NAMES.join(", ")}`);

/** A sign or two beside a number; it may be empty. */
function sign(example: string) {
  const missing = `is missing: write ${example} or leave it empty as ""`;
  return string().strict().defined(missing).nonNullable(missing).max(3, "keep it to 3 characters at most");
}

export const statSchema = group({
  order: order(),
  page: string()
    .strict()
    .required("is missing: write home or who-we-are")
    .oneOf(["home", "who-we-are"], "must be home or who-we-are"),
  prefix: sign("+").meta({ hint: "Stands before the number, such as + or $. It may be empty." }),
  value: whole(0, 1_000_000_000),
  suffix: sign("M, %").meta({ hint: "Stands behind the number, such as M or %. It may be empty." }),
  title: line(40),
  description: line(120),
});

export const serviceSchema = group(
  {
    order: order(),
    onHome: yesNo().meta({ hint: "The home page needs at least three." }),
    icon: icon(),
    title: line(40, { sameAllowed: true }),
    summary: line(140).meta({ hint: "On the card of the home page, and first on the services page." }),
    description: paragraph(500).meta({ hint: "On the services page only." }),
    points: few(line(100), "points").meta({ hint: "They stand below the description." }),
    link: link().meta({ hint: "Where the card of the home page leads." }),
    picture: picture(900),
  },
  movedTo("points", "pointOne", "pointTwo", "pointThree"),
);

export const testimonialSchema = group({
  order: order(),
  title: line(60, { mayBeName: true }),
  description: line(140),
  video: video(),
  transcript: paragraph(1200).meta({ hint: "Everything that is said, for those who cannot hear it." }),
});

/** What a client has written, beside the films. */
export const reviewSchema = group({
  order: order(),
  title: line(60, { mayBeName: true }).meta({ hint: "The name of who has written it." }),
  quote: paragraph(320),
  about: line(80).meta({ hint: "What they did with the company: sold a house, invested in two projects." }),
});

/** Amounts of a project in whole dollars, as large as the calculator's form takes them. */
const dollars = () => whole(0, 999_999_999);

/** What became of a project, in figures; told in the words of those who were there. */
const dealSchema = group({
  purchasePrice: whole(1, 999_999_999),
  works: whole(1, 999_999_999).meta({ hint: "What the renovation cost in the end." }),
  otherCosts: dollars().meta({ hint: "Closing, loan, taxes, utilities and the sale, all together." }),
  salePrice: whole(1, 999_999_999),
  months: whole(1, 60).meta({ hint: "From the purchase to the sale." }),
  differed: list()
    .of(group({ name: line(60), planned: dollars(), actual: dollars() }))
    .required("is missing: list what cost more or less than planned, or write []")
    .max(4, "keep it to 4 entries at most"),
  wentWrong: paragraph(240),
  isSample: yesNo().meta({ hint: "Says beside the figures that they are a sample." }),
})
  .test(
    "sellable",
    "must have a salePrice that is not below its purchasePrice: the calculator takes no other deal",
    (deal: { purchasePrice?: number; salePrice?: number } | null | undefined) =>
      !deal?.purchasePrice || !deal.salePrice || deal.salePrice >= deal.purchasePrice,
  )
  .notRequired()
  .default(undefined)
  .meta({ hint: "Only for a whole house that was bought, renovated and sold. Losses belong here, too." });

export const projectSchema = group({
  order: order(),
  title: line(60, { mayBeName: true }),
  description: paragraph(300),
  place: optional(line(60, { sameAllowed: true })).meta({ hint: "Part of town and city, on the project’s own page." }),
  areaSqft: whole(100, 100_000),
  months: whole(1, 60),
  deal: dealSchema,
  before: picture(1200).meta({ hint: "The house before the renovation." }),
  after: picture(1200, { sameShapeAs: "before" }).meta({ hint: "The same view after the renovation." }),
});

export const teamRoleSchema = group({
  order: order(),
  icon: icon(),
  title: line(40),
  description: line(140),
  person: group({
    name: name(60),
    portrait: picture(400),
    license: optional(line(80, { sameAllowed: true })).meta({ hint: "Kind and number of a licence, if there is one." }),
  })
    .notRequired()
    .default(undefined)
    .meta({ hint: "Who has this role; the card then shows the portrait in place of the icon." }),
});

export const stepSchema = group({
  order: order(),
  title: line(40),
  text: paragraph(300),
  picture: picture(900),
});

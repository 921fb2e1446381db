import {
  few,
  group,
  line,
  link,
  list,
  mediaFile,
  movedTo,
  name,
  paragraph,
  picture,
  textLike,
  video,
  whole,
  yesNo,
  type InferType,
} from "../fields";

const profile = () =>
  textLike(
    /^https:\/\/[^\s{}]+$/,
    "is missing: write the address",
    "must start with https:// and have no spaces and braces { }",
  );

/** One silent film in the two formats that browsers read between them. */
const film = () => group({ mp4: mediaFile("mp4"), webm: mediaFile("webm") });

/** Facts of the company and the pictures of pages; `content/site.json`. */
export const siteSchema = group({
  url: textLike(
    /^https:\/\/[^\s/?#{}]+$/,
    "is missing: write the address",
    "must be an https address without a slash at the end and without ?, # and braces { }, such as https://flipx.example",
  ),
  brand: name(24),
  legalName: name(60),
  contact: group({
    phone: textLike(
      /^\+\d[\d ]{6,18}$/,
      "is missing: write the phone number",
      "must start with + and the country code and have digits and spaces only, such as +1 305 555 0142",
    ).meta({ kind: "phone" }),
    email: textLike(
      /^[^\s{}@:,;]+@[^\s{}@:,;]+\.[^\s{}@:,;]+$/,
      "is missing: write the e-mail address",
      "must be one e-mail address such as office@flipx.example",
    ),
    street: name(80),
    city: name(40),
    state: name(2),
    postalCode: name(10),
    hours: line(80),
    openingHours: list()
      .of(
        textLike(
          /^(Mo|Tu|We|Th|Fr|Sa|Su)(-(Mo|Tu|We|Th|Fr|Sa|Su))? \d\d:\d\d-\d\d:\d\d$/,
          "is missing: write days and hours",
          "must be days and hours such as Mo-Fr 09:00-18:00",
        ),
      )
      .max(7, "keep it to 7 entries at most")
      .meta({ hint: "The same hours for search engines, such as Mo-Fr 09:00-18:00." }),
    areaServed: list()
      .of(name(60))
      .max(20, "keep it to 20 entries at most")
      .meta({ hint: "Counties or cities, for search engines." }),
  }),
  chat: group({
    number: textLike(
      /^\d{8,15}$/,
      "is missing: write the number",
      "must be digits only with the country code, such as 13055550142",
    )
      .notRequired()
      .meta({
        kind: "phone",
        orPhone: true,
        hint: "Only when the chat has a number of its own, in digits with the country code.",
      }),
    message: line(160),
  }),
  mail: group({ subject: line(80), body: paragraph(300) }),
  contactForm: group({
    intent: yesNo().meta({ hint: "Asks whether the visitor wants to invest, to sell a house, or both." }),
    message: yesNo().meta({ hint: "Shows a box for a message of up to 1000 characters." }),
  }).meta({ hint: "Optional fields that the contact form shows besides its six." }),
  doors: group({ title: line(60), invest: line(40), sell: line(40) }).meta({
    hint: "Two links above every page's footer that lead to the contact form, which knows what was chosen.",
  }),
  phoneBar: group({
    show: yesNo(),
    label: line(40),
    call: line(14),
    chat: line(14, { sameAllowed: true }),
    write: line(14),
  }).meta({ hint: "The bar at the foot of phone screens: call, chat, write." }),
  social: group({ linkedin: profile(), instagram: profile(), facebook: profile(), tiktok: profile() }),
  footerServices: list()
    .of(group({ label: line(40, { sameAllowed: true }), to: link() }))
    .required("is missing: list the services of the footer")
    .min(1, "needs at least one service"),
  hero: group({
    wide: picture(1600),
    portrait: picture(800),
    wideFilm: film().meta({ hint: "It begins and ends with the wide picture, so that nothing jumps." }),
    portraitFilm: film().meta({ hint: "It begins and ends with the portrait picture, so that nothing jumps." }),
  }),
  presenter: group({
    video: video(),
    transcript: paragraph(1200).meta({ hint: "Everything that is said, for those who cannot hear it." }),
  }),
  pictures: group(
    {
      whoWeAre: picture(900),
      mosaic: few(picture(900), "pictures"),
      services: picture(900),
      invest: picture(900),
      contact: picture(900),
      notFoundBefore: picture(900),
      notFoundAfter: picture(900, { sameShapeAs: "notFoundBefore" }),
    },
    movedTo("mosaic", "mosaicOne", "mosaicTwo", "mosaicThree", "mosaicFour"),
  ),
  exampleDeal: group({
    purchasePrice: whole(1, 999_999_999),
    works: whole(0, 999_999_999),
    otherCosts: whole(0, 999_999_999),
    salePrice: whole(1, 999_999_999),
  }),
});

export type SiteContent = InferType<typeof siteSchema>;

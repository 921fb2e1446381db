// What the library does not read: prefixes that people type out of habit, each with its reason. Applied to the text from
// its first digit or plus on.

interface Habit {
  why: string;
  /** Dial code of the numbers it concerns; all if absent. */
  phoneCode?: string;
  /** The habit in a text that begins with a plus, or in one that is dialed within the country. */
  typed: RegExp;
  meant: string;
}

const HABITS: readonly Habit[] = [
  {
    why: "00 stands for the plus in most of the world, and in contact lists of people who dial 011 at home; 001 is +1",
    typed: /^\+?00\D*/,
    meant: "+",
  },
  {
    why: "Until 2019, Mexico's mobile numbers had a 1 after +52, and 044, 045 or 01 within the country",
    phoneCode: "+52",
    // A lone 1 before ten digits may as well be the code of the United States: that is not guessed.
    typed: /^(?:\+?52\D*(?:1|01|044|045)|01|044|045)\D*(?=(?:\d\D*){10}$)/,
    meant: "+52 ",
  },
  {
    why: "Until 2016, Chile's mobile numbers were dialed with 09, and landlines still are with a 0 before their code",
    phoneCode: "+56",
    typed: /^(?:\+?56\D*)?0\D*(?=(?:\d\D*){9}$)/,
    meant: "+56 ",
  },
];

/** The text without the habits that concern a number of the selected or its own code. */
export const withoutHabits = (text: string, phoneCode: string): string =>
  HABITS.reduce((changed, { typed, meant, phoneCode: own }) => {
    const concerns = !own || (changed.startsWith("+") ? changed.startsWith(own) : phoneCode === own);
    return concerns ? changed.replace(typed, meant) : changed;
  }, text);

/** Dialed abroad from North America; a trunk zero and an area code in Argentina or Brazil. */
export const EXIT_CODE = /^011\D*/;

/** Italian numbers keep their zero; elsewhere a zero that is left is dialed only within the country. */
export const KEEPS_ZERO: readonly string[] = ["39", "378"];

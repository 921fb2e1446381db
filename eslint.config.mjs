import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";
import { checkedEntry } from "./tests/checkedEntry.mjs";
import { noCircles } from "./tests/noCircles.mjs";

// Imports run one way: each folder of src/ may import only from the folders listed for it.
const GROUND = ["content", "i18n", "platform", "site", "theme", "typed"];
const PARTS = [...GROUND, "session", "components"];
const REACH = {
  platform: [],
  typed: ["platform"],
  i18n: [],
  site: ["i18n", "platform"],
  theme: ["i18n", "platform"],
  content: ["i18n", "platform", "site", "theme", "typed"],
  editor: [...GROUND, "projects", "calculator"],
  session: GROUND,
  forms: ["platform", "typed"],
  components: PARTS,
  projects: [...GROUND, "components"],
  sections: [...PARTS, "projects", "forms"],
  contact: [...PARTS, "forms"],
  calculator: [...PARTS, "projects", "forms"],
  browser: [...GROUND, "session", "calculator", "islands"],
  islands: [...PARTS, "forms", "projects", "sections", "contact", "calculator"],
  pages: [...PARTS, "projects", "sections", "calculator", "islands"],
  preview: [...PARTS, "projects", "sections", "contact", "calculator", "islands", "pages", "editor"],
  build: [...GROUND, "components", "projects", "contact", "editor", "server"],
  server: ["content", "i18n", "platform", "site", "typed", "contact"],
};
const FOLDERS = Object.keys(REACH);
const outOfReach = (folder) => FOLDERS.filter((name) => name !== folder && !REACH[folder].includes(name));
const ONE_WAY = "Imports run one way: see the README's tree.";

// In built pages, everything outside of islands is plain HTML: no state, no effects, no listeners. The rooms that render
// into pages or run beside them reach only one another, and of calculator and islands only the parts named here.
const STATELESS = [...GROUND, "session", "components", "projects", "sections", "browser", "pages"];
const REACT_STATE =
  /^(default|Component|PureComponent|use(State|Reducer|Effect|LayoutEffect|InsertionEffect|Ref|ImperativeHandle|Transition|DeferredValue|SyncExternalStore|Optimistic|ActionState))$/;
const ONLY_ISLANDS = "Built pages run no React outside of src/islands: state and listeners belong there.";

const NO_STATE = [
  { group: ["react"], importNamePattern: REACT_STATE.source, message: ONLY_ISLANDS },
  { group: ["react-dom", "react-dom/*", "@mui/*", "@emotion/*", "formik"], message: ONLY_ISLANDS },
];

/** Refuses imports from a folder, except of the parts that a pattern describes. */
const onlyParts = (folder, parts, message) => ({ regex: `/${folder}/(?!(${parts})$)`, message });

const PURE_CALCULATOR = onlyParts(
  "calculator",
  "(model|words)/.*|previewOf|pendingDeal",
  "Of the calculator, only pure functions run outside of islands.",
);
const REFUSED = {
  browser: [PURE_CALCULATOR, onlyParts("islands", "startIslands", "Plain scripts only start islands.")],
  pages: [PURE_CALCULATOR, onlyParts("islands", "Island", "Pages place islands with <Island>; others never start.")],
};

const restricted = (folder, ...patterns) => ({
  "no-restricted-imports": [
    "error",
    {
      paths: [{ name: "@mui/material", message: "Import MUI by path: @mui/material/Button." }],
      patterns: [
        {
          group: outOfReach(folder).map((name) => `**/${name}/**`),
          message: ONE_WAY,
        },
        ...patterns,
      ],
    },
  ],
});

const FOCUS = {
  selector: "CallExpression[callee.property.name='focus'][arguments.length=0]",
  message: "Use focusShown, or preventScroll where nothing moves: browsers leave what they focus behind the header.",
};

/** A script with one is not read at all by older browsers. */
const LOOKBEHIND = {
  selector: "Literal[regex.pattern=/\\(\\?<[=!]/]",
  message: "Without lookbehind: Safari knows it since 16.4 only.",
};

const NEVER_IN_BROWSERS = ["build", "server"];

// no-restricted-imports ignores import().
const restrictedSyntax = (folder) => ({
  "no-restricted-syntax": [
    "error",
    {
      selector: `ImportExpression[source.value=/^\\.\\.?\\/(.+\\/)?(${outOfReach(folder).join("|")})\\//]`,
      message: ONE_WAY,
    },
    FOCUS,
    ...(NEVER_IN_BROWSERS.includes(folder) ? [] : [LOOKBEHIND]),
    ...(STATELESS.includes(folder)
      ? [
          { selector: "JSXAttribute[name.name=/^on[A-Z]/]", message: ONLY_ISLANDS },
          {
            selector: "ImportExpression[source.value=/calculator\\/(?!model|words|previewOf|pendingDeal)/]",
            message: PURE_CALCULATOR.message,
          },
        ]
      : []),
  ],
});

const oneWay = FOLDERS.map((folder) => ({
  files: [`src/${folder}/**`],
  rules: {
    ...restricted(folder, ...(STATELESS.includes(folder) ? NO_STATE : []), ...(REFUSED[folder] ?? [])),
    ...restrictedSyntax(folder),
  },
}));

const REST_OF_CALCULATOR = {
  group: ["**/ui/**", "**/state/**", "**/share/**", "**/*Calculator"],
  caseSensitive: true,
  message: "Pages and plain scripts use these files: they import only pure ones.",
};

export default tseslint.config(
  { ignores: ["node_modules", "public", "dist", ".cache", ".data", "static", "src/gatsby-types.d.ts"] },
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    plugins: { "react-hooks": reactHooks, site: { rules: { "no-circles": noCircles, "checked-entry": checkedEntry } } },
    rules: {
      ...reactHooks.configs.recommended.rules,
      "site/no-circles": "error",
      "max-lines": ["error", { max: 250, skipBlankLines: true, skipComments: true }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
  ...oneWay,
  {
    files: ["src/**/*.{ts,tsx}"],
    // Where a type comes out that TypeScript cannot follow: of what the build itself has written, of texts in one
    // language, of the table of the calculator's inputs, and of whatever page is previewed.
    ignores: [
      "src/content/{builtJson,localize,checks/readText}.ts",
      "src/calculator/model/form.ts",
      "src/editor/config/inLanguage.ts",
      "src/preview/askPage.ts",
    ],
    languageOptions: { parserOptions: { projectService: true } },
    rules: { "site/checked-entry": "error" },
  },
  // What visitors send meets these rooms: a pattern whose steps grow with the square of a text's length would let one
  // sender stop the site.
  {
    files: ["src/{contact,server,site,platform}/**/*.{ts,tsx}"],
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential" }],
    },
  },
  {
    files: ["src/calculator/{model,words}/**", "src/calculator/{previewOf,pendingDeal}.ts"],
    rules: restricted("calculator", ...NO_STATE, REST_OF_CALCULATOR),
  },
);

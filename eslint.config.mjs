import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { noCircles } from "./tests/noCircles.mjs";

// Imports run one way: each folder of src/ may import only from the folders listed for it.
const GROUND = ["content", "i18n", "site", "theme"];
const PARTS = [...GROUND, "session", "components"];
const REACH = {
  content: GROUND,
  i18n: GROUND,
  site: GROUND,
  theme: GROUND,
  vitals: GROUND,
  editor: GROUND,
  session: GROUND,
  components: PARTS,
  sections: PARTS,
  contact: PARTS,
  calculator: PARTS,
  browser: [...GROUND, "session", "vitals", "calculator", "islands"],
  islands: [...PARTS, "sections", "contact", "calculator"],
  pages: [...PARTS, "sections", "calculator", "islands"],
  preview: [...PARTS, "sections", "contact", "calculator", "islands", "pages", "editor"],
  build: [...GROUND, "components", "contact", "editor"],
  server: ["content", "i18n", "site", "contact", "vitals", "build"],
};
const FOLDERS = Object.keys(REACH);

// In built pages, everything outside of islands is plain HTML: no state, no effects, no listeners.
const STATIC = ["components", "sections", "pages"];
const STATE = /^use(State|Reducer|Effect|LayoutEffect|InsertionEffect|Ref|Transition|DeferredValue|SyncExternalStore)$/;
const ONLY_ISLANDS = "Built pages run no React outside of src/islands: state and listeners belong there.";

const STATELESS = [
  { group: ["react"], importNamePattern: STATE.source, message: ONLY_ISLANDS },
  { group: ["@mui/*", "@emotion/*", "formik"], message: ONLY_ISLANDS },
];

const oneWay = FOLDERS.map((folder) => ({
  files: [`src/${folder}/**`],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        paths: [{ name: "@mui/material", message: "Import MUI by path: @mui/material/Button." }],
        patterns: [
          {
            group: FOLDERS.filter((name) => name !== folder && !REACH[folder].includes(name)).map(
              (name) => `**/${name}/**`,
            ),
            message: "Imports run one way: see the README's tree.",
          },
          ...(STATIC.includes(folder) ? STATELESS : []),
        ],
      },
    ],
  },
}));

export default tseslint.config(
  { ignores: ["node_modules", "public", "dist", ".cache", "static", "src/gatsby-types.d.ts"] },
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    plugins: { "react-hooks": reactHooks, site: { rules: { "no-circles": noCircles } } },
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
    files: STATIC.map((folder) => `src/${folder}/**`),
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: "JSXAttribute[name.name=/^on[A-Z]/]", message: ONLY_ISLANDS },
        { selector: "MemberExpression[object.name='React'][property.name=/^use/]", message: ONLY_ISLANDS },
      ],
    },
  },
);

import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

// Imports run one way: a folder may not reach the folders named behind it.
const PAGES = ["components", "sections", "contact", "calculator", "session", "vitals", "pages"];
const MACHINES = ["server", "build", "editor"];
const ARROWS = {
  content: [...PAGES, ...MACHINES],
  i18n: [...PAGES, ...MACHINES],
  theme: [...PAGES, ...MACHINES],
  early: [...PAGES, ...MACHINES],
  vitals: PAGES.concat(MACHINES).filter((name) => name !== "vitals"),
  session: ["components", "sections", "contact", "calculator", "vitals", "pages", ...MACHINES],
  components: ["sections", "contact", "calculator", "vitals", "pages", ...MACHINES],
  sections: ["contact", "calculator", "vitals", "pages", ...MACHINES],
  contact: ["sections", "calculator", "vitals", "pages", ...MACHINES],
  calculator: ["sections", "contact", "vitals", "pages", ...MACHINES],
  pages: ["vitals", ...MACHINES],
  editor: [...PAGES, "server", "build"],
  server: ["components", "sections", "calculator", "theme", "session", "pages", "editor"],
};

const oneWay = Object.entries(ARROWS).map(([folder, forbidden]) => ({
  files: [`src/${folder}/**`],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        paths: [{ name: "@mui/material", message: "Import MUI by path: @mui/material/Button." }],
        patterns: [
          { group: forbidden.map((name) => `**/${name}/**`), message: "Imports run one way: see the README's tree." },
        ],
      },
    ],
  },
}));

export default tseslint.config(
  { ignores: ["node_modules", "public", ".cache", "static", "src/gatsby-types.d.ts"] },
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    plugins: { "react-hooks": reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      "max-lines": ["error", { max: 250, skipBlankLines: true, skipComments: true }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
  ...oneWay,
);

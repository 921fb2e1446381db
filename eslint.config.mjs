import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

// Imports run one way: a folder may not reach the folders named behind it.
const ARROWS = {
  content: ["components", "sections", "contact", "calculator", "session", "pages", "server", "build"],
  i18n: ["components", "sections", "contact", "calculator", "session", "pages", "server", "build"],
  theme: ["components", "sections", "contact", "calculator", "session", "pages", "server", "build"],
  session: ["components", "sections", "contact", "calculator", "pages", "server", "build"],
  components: ["sections", "contact", "calculator", "pages", "server", "build"],
  sections: ["contact", "calculator", "pages", "server", "build"],
  contact: ["sections", "calculator", "pages", "server", "build"],
  calculator: ["sections", "contact", "pages", "server", "build"],
  pages: ["server", "build"],
  server: ["components", "sections", "calculator", "theme", "session", "pages"],
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

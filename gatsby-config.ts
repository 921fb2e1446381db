import { mountEditor } from "./src/build/editor/writeEditor";
import { mountPictures } from "./src/build/pictures/encodePictures";
import { removeFingerprint } from "./src/build/inputsHash";
import { mountApi } from "./src/server/developMiddleware";
import { DEFAULT_LANGUAGE, LANGUAGES } from "./src/i18n/languages";
import { isSystemFile } from "./src/content/read/fileNames";
import { nodeType } from "./src/content/gatsby/nodeType";
import type { GatsbyConfig } from "gatsby";
import path from "node:path";

const content = path.resolve("content");

const isHidden = (file: string) => isSystemFile(path.relative(content, file).replaceAll(path.sep, "/"));

const config: GatsbyConfig = {
  trailingSlash: "always",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  // The site's own API (first, because it reads .env), pictures and the editor also work in development.
  developMiddleware: (app) => {
    // Development writes to public/, too.
    removeFingerprint();
    mountApi(app);
    mountPictures(app);
    mountEditor(app).catch(console.error);
  },
  plugins: [
    // Pictures and entries: all of content/ except the pages' texts.
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: content, ignore: [isHidden, "**/text/**", "**/*.md"] },
    },
    // The pages' texts: src/content/gatsby/localeNodes.ts turns them into the i18n plugin's nodes.
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "text", path: path.join(content, "text"), ignore: [isHidden] },
    },
    // Turns JSON files into typed nodes.
    {
      resolve: "gatsby-transformer-json",
      options: { typeName: nodeType },
    },
    // The GraphQL types of src/build/pictures/pictureResolver.ts.
    "gatsby-plugin-image",
    // The /es/ tree and the translation functions; detection is ours (src/i18n), so its redirect stays off.
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        languages: [...LANGUAGES],
        defaultLanguage: DEFAULT_LANGUAGE,
        redirect: false,
        trailingSlash: "always",
        i18nextOptions: {
          debug: process.env.NODE_ENV === "development",
          defaultNS: "common",
          interpolation: { escapeValue: false },
          keySeparator: ".",
        },
      },
    },
  ],
};

export default config;

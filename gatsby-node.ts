import { createLocaleNodes } from "./src/content/gatsby/localeNodes";
import { createSchema, createTextResolvers } from "./src/content/gatsby/createSchema";
import { assertPlainFolder } from "./src/build/assertPlainFolder";
import { beginEditor, finishBuild } from "./src/build/finishBuild";
import { restoreGatsbyFiles } from "./src/build/gatsbyFiles";
import { beginPictures } from "./src/build/pictures/encodePictures";
import { createPictureResolver } from "./src/build/pictures/pictureResolver";
import { adjustWebpack } from "./src/build/webpackConfig";
import { writeOnDemandData } from "./src/build/data/writeOnDemandData";
import { nameTexts } from "./src/content/gatsby/pageTexts";
import { writeSchemas } from "./src/content/checks/schemaFiles";
import { stopOnBadContent, stopOnForgottenPages } from "./src/content/gatsby/stopOnBadContent";
import type { GatsbyNode } from "gatsby";

export const onPreInit: GatsbyNode["onPreInit"] = () => {
  assertPlainFolder(process.cwd());
  restoreGatsbyFiles("public");
  writeSchemas();
};
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  stopOnForgottenPages(reporter);
  // `npm run build` has just done it.
  return process.env.CONTENT_IS_SOUND ? undefined : stopOnBadContent(reporter);
};
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createSchema;
export const createResolvers: GatsbyNode["createResolvers"] = (args) => {
  createTextResolvers(args);
  createPictureResolver(args);
};
export const onCreateNode: GatsbyNode["onCreateNode"] = createLocaleNodes;
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const projects = await writeOnDemandData(args);
  // In development, pictures are encoded on request, and the editor is written by the server.
  if (process.env.NODE_ENV !== "production") return;
  void beginEditor();
  beginPictures(JSON.stringify(projects), { publicFolder: "public", contentFolder: "content" });
};
export const onCreatePage: GatsbyNode["onCreatePage"] = nameTexts;
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = adjustWebpack;
export const onPostBuild: GatsbyNode["onPostBuild"] = finishBuild;

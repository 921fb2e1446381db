import { miscounts } from "../../../../src/content/checks/miscounts";
import { schemaOf } from "../../../../src/content/read/fileNames";

const schema = schemaOf("services/one.json");
if (!schema) throw new Error("Services have no schema");

const service = (name: string, draft = false) => ({ name: `services/${name}.json`, schema, value: { draft } });

const countsIn = miscounts([service("one"), service("two"), service("three", true)]);

test.each([
  ["en", "Six services and an academy, and no steps.", ["Six services"]],
  ["en", "Our two services, 2 services.", []],
  ["en", "All 12 services in 3 steps.", ["12 services", "3 steps"]],
  ["en", "Two serviceses, a pair of services, 100 servicestations", []],
  ["es", "Los seis servicios; dos servicios. Doce funciones.", ["seis servicios", "Doce funciones"]],
  ["fr", "Six services.", []],
])("in %s, %j counts %j wrongly", (language, text, wrong) => {
  expect(countsIn(text, language)).toEqual(wrong);
});

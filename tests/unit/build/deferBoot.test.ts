import { deferBoot } from "../../../src/build/deferBoot";

const PAGE = `<!DOCTYPE html><html lang="en"><head><title>Home</title>
<link as="script" rel="preload" href="/app-1.js"/><link rel="preload" as="script" href="/app-1.js"/>
<link rel="preload" as="fetch" crossorigin="anonymous" href="/page-data/index/page-data.json"/>
<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/static/poppins.woff2"/>
<script>early()</script></head>
<body><div id="___gatsby"><h1>Home</h1></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script>
<script>window.___webpackCompilationHash="8f0c";</script><script id="gatsby-chunk-mapping">window.___chunkMapping={};</script>
<script src="/webpack-runtime-1.js" async=""></script><script src="/framework-2.js" async></script><script src="/app-3.js" async=""></script></body></html>`;

const finished = deferBoot(PAGE, []);

const settingsOf = (html: string) => {
  const json = /window\.bootSettings=(\{.*?\});/.exec(html)?.[1] ?? "null";
  return JSON.parse(json) as unknown;
};

test("Gatsby's scripts are named to the loader in their order, with the compilation", () => {
  expect(settingsOf(finished)).toEqual({
    sources: ["/webpack-runtime-1.js", "/framework-2.js", "/app-3.js"],
    compilation: "8f0c",
  });
});

test("the scripts of the libraries come first, each script once", () => {
  const html = deferBoot(PAGE, ["/webpack-runtime-1.js", "/framework-2.js", "/libraries-4.js"]);
  expect(settingsOf(html)).toMatchObject({
    sources: ["/webpack-runtime-1.js", "/framework-2.js", "/libraries-4.js", "/app-3.js"],
  });
});

test("no script from a file and no inline script of Gatsby's stays", () => {
  expect(finished).not.toMatch(/<script[^>]+src=/);
  expect(finished).not.toMatch(/gatsby-script-loader|gatsby-chunk-mapping|pagePath/);
  expect(finished.match(/<script/g)).toHaveLength(2);
});

test("of the preloads only the font's stays", () => {
  expect(finished.match(/rel="preload"/g)).toHaveLength(1);
  expect(finished).toContain('as="font"');
});

test("the page's words, its head and its early script stay, and the loader stands at its end", () => {
  expect(finished).toContain('<div id="___gatsby"><h1>Home</h1></div>');
  expect(finished).toContain("<script>early()</script>");
  expect(finished).toMatch(/<\/script><\/body><\/html>$/);
});

test("a finished page comes back unchanged", () => {
  expect(deferBoot(finished, [])).toBe(finished);
});

test("a page that was finished by an earlier build gets the present loader", () => {
  const older = finished.replace(/(bootSettings=[^;]*;)[\s\S]*?<\/script>/, "$1olderLoader()</script>");
  expect(older).toContain("olderLoader");
  expect(deferBoot(older, [])).toBe(finished);
});

test("a page without Gatsby's scripts comes back unchanged", () => {
  const page = "<html><body><script>own()</script></body></html>";
  expect(deferBoot(page, [])).toBe(page);
});

test("scripts that a later build writes into a kept page take the earlier loader's place", () => {
  const within = (scripts: string) =>
    `<html><body><h1>Home</h1><!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;
  const kept = deferBoot(within('<script src="/app-1.js" async=""></script>'), []);
  expect(settingsOf(kept)).toMatchObject({ sources: ["/app-1.js"] });
  const stitched = kept.replace(
    /(slice-start[^>]*>).*(<!-- slice-end)/,
    (_, start, end) => `${start}<script src="/app-2.js" async=""></script>${end}`,
  );
  const again = deferBoot(stitched, []);
  expect(again.match(/bootSettings=/g)).toHaveLength(1);
  expect(settingsOf(again)).toMatchObject({ sources: ["/app-2.js"] });
});

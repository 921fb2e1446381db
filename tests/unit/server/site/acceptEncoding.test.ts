import { acceptedEncodings } from "../../../../src/server/site/requestPath";

test.each([
  ["gzip, deflate, br", true, true],
  ["gzip, deflate", false, true],
  ["br", true, false],
  ["", false, false],
  ["identity", false, false],
  ["*", true, true],
  ["*;q=0", false, false],
  ["br;q=0, *", false, true],
  ["br;q=0,gzip;q=0.5", false, true],
  ["BR ; Q=0.1 , GZip", true, true],
  ["br;q=0.000", false, false],
  ["gzip;q=nonsense", false, false],
  ["brotli, xgzip", false, false],
])("%j allows br: %s, gzip: %s", (header, br, gzip) => {
  expect(acceptedEncodings(header)).toEqual({ br, gzip });
});

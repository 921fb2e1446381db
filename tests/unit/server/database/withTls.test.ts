import { withTls } from "../../../../src/server/database/openPostgres";

test.each([
  ["postgres://u:p@db.example.com/leads", "postgres://u:p@db.example.com/leads?sslmode=verify-full"],
  ["postgres://u:p@db.example.com/leads?sslmode=disable", "postgres://u:p@db.example.com/leads?sslmode=disable"],
  ["postgres://u:p@127.0.0.1:5433/leads", "postgres://u:p@127.0.0.1:5433/leads"],
  ["postgres://u:p@localhost/leads", "postgres://u:p@localhost/leads"],
])("%s is connected to as %s", (url, connected) => {
  expect(withTls(url)).toBe(connected);
});

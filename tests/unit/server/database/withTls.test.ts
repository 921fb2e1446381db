import { withTls } from "../../../../src/server/database/openPostgres";

test.each([
  ["postgres://u:p@db.example.com/leads", "postgres://u:p@db.example.com/leads?sslmode=verify-full"],
  ["postgres://u:p@db.example.com/leads?sslmode=disable", "postgres://u:p@db.example.com/leads?sslmode=disable"],
  ["postgres://u:p@127.0.0.1:5433/leads", "postgres://u:p@127.0.0.1:5433/leads"],
  ["postgres://u:p@localhost/leads", "postgres://u:p@localhost/leads"],
  [
    "postgres://u:p@localhost/leads?host=db.example.com",
    "postgres://u:p@localhost/leads?host=db.example.com&sslmode=verify-full",
  ],
  ["postgres://u:p@db.example.com/leads?host=%2Frun", "postgres://u:p@db.example.com/leads?host=%2Frun"],
  ["postgres://u:p@%2Frun/leads", "postgres://u:p@%2Frun/leads"],
  ["postgres://u:p@db.example.com/leads?sslmode=", "postgres://u:p@db.example.com/leads?sslmode=verify-full"],
  ["postgres://u:p@db.example.com/leads?ssl=", "postgres://u:p@db.example.com/leads?ssl=&sslmode=verify-full"],
  ["postgres://u:p@db.example.com/leads?sslmode=require", "postgres://u:p@db.example.com/leads?sslmode=require"],
])("%s is connected to as %s", (url, connected) => {
  expect(withTls(url)).toBe(connected);
});

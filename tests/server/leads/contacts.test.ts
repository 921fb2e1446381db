import { openDesk, validBody } from "../../fixtures/leadDesk";

test("a delivered lead is answered 201 and reaches the CRM with exactly the specification's call", async () => {
  const desk = await openDesk();
  const answer = await desk.post({ ...validBody, language: "es", page: "/es/contact-us/" });
  expect([answer.statusCode, answer.json()]).toEqual([201, { status: "delivered" }]);
  expect(desk.crm.posted).toEqual([
    {
      data: [
        {
          First_Name: "Ana",
          Last_Name: "Muñoz Kovač",
          Email: "ana.visitor@example.com",
          Phone: "+523055550142",
          Mailing_Country: "MX",
          Description: "Contact from website contact form",
        },
      ],
    },
  ]);
  expect(answer.headers["cache-control"]).toBe("no-store");
  await desk.close();
});

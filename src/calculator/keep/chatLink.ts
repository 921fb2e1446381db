/** The chat's address with another drafted message. */
export function chatLink(chatUrl: string, message: string): string {
  const url = new URL(chatUrl);
  url.searchParams.delete("text");
  const kept = url.searchParams.toString();
  // Chat apps read %20, and not every one of them the + of a form.
  url.search = `${kept && `${kept}&`}text=${encodeURIComponent(message)}`;
  return url.toString();
}

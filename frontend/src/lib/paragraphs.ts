/** The paragraphs of a text, which blank lines separate. */
export const paragraphsOf = (text: string) => text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());

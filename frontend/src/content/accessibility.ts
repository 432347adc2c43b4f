/** The accessibility statement. Whoever assesses the site again updates date, methods and known limits together. */
export const accessibility = {
  title: 'Accessibility',
  description:
    'How well this site works for everyone, how we know, what is still missing, and how to tell us.',
  assessed: '20 November 2026',
  ways: [
    'With every change, a program (axe-core) checks the pages and their states, such as open menus, messages and errors, in a browser 320 and 1,440 pixels wide. Another checks at 390 and 768 pixels that nothing is wider than the window. A third follows every link without JavaScript.',
    'For this assessment we went through pages of each main kind in a browser: with the keyboard alone, at 200% and 400% zoom, with wider text spacing, with forced colours, with reduced motion, and printed on paper.',
  ],
  limits: [
    'Nobody from outside has examined the site yet, and it has not been tried with every screen reader. If yours reads something wrongly, tell us.',
    'The student portal, a shared comparison or plan, the private page of a request, choosing a new password, ending reminders and the cost calculator need JavaScript, and so do searching and filtering lists. Everything else can be read without it, and the contact and newsletter forms can be sent.',
    'The map in the student portal is purely visual. The list beside it has the same universities and everything we know about them.',
    'The pages of universities, ministries and banks that we link to are not ours. If you cannot use one of them, ask us what it says.',
    'The site is in English.',
  ],
};

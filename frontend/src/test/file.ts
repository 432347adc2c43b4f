/** What an imported file is in tests: its address. */
export default '/assets/file.svg';

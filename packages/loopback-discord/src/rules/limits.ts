/** Discord's published limits (API v10), as far as a bot meets them. Lengths are in characters. */
export const LIMITS = {
  /** An interaction must be acknowledged within this time, in ms. */
  acknowledgeMs: 3_000,
  /** The token of an interaction is good for this long, in ms. */
  tokenMs: 15 * 60_000,
  /** Follow-ups of one interaction where the app is installed for the user only. */
  userInstallFollowUps: 5,

  content: 2_000,
  embeds: 10,
  embedCharacters: 6_000,
  files: 10,
  fileBytes: 10 * 1024 * 1024,
  altText: 1_024,

  customId: 100,
  actionRows: 5,
  buttonsInRow: 5,
  buttonLabel: 80,
  selectOptions: 25,
  optionText: 100,
  placeholder: 150,
  /** Components V2: every component of the message counts, however deep. */
  components: 40,
  /** Components V2: all text displays of the message together. */
  displayedText: 4_000,
  sectionTexts: 3,
  galleryItems: 10,

  modalTitle: 45,
  modalComponents: 5,
  labelText: 45,
  labelDescription: 100,
  inputValue: 4_000,
  inputPlaceholder: 100,

  chatCommands: 100,
  userCommands: 15,
  messageCommands: 15,
  commandName: 32,
  commandDescription: 100,
  commandOptions: 25,
  /** Names, descriptions and choice values of a command together; of each text the longest localisation counts. */
  commandCharacters: 8_000,
  choices: 25,
  choiceName: 100,
  choiceValue: 100,
} as const;

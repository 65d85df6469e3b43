import { pluralEn } from '../language/language.js';
import { LEVEL_NAMES_EN } from '../play/names/en.js';
import { commandsEn } from './commands/en.js';
import { dailyEn } from './daily/en.js';
import { helpEn } from './help/en.js';
import { newGameEn } from './new-game/en.js';
import { privacyEn } from './privacy/en.js';
import { refusalsEn } from './refusals/en.js';

export const discordEn = {
  commands: commandsEn,
  /** Name of the command in a message's menu. */
  analyseThis: 'Analyse this board',
  refusals: refusalsEn,
  failed: 'Something went wrong on my side. Your game is safe; please try again.',
  /** While the database is locked, full or away. */
  notSaved: 'Games cannot be saved right now. Please try again in a moment.',
  levels: LEVEL_NAMES_EN as readonly string[],
  computer: (level: number, name: string) => `Tahoun, level ${level} (${name})`,
  /** The first words on a new server, above three buttons. */
  welcome:
    'Hello! Here you can play board games with me or with each other. `/play` shows all games, `/help` how to play. Whoever manages this server chooses by `/server` where games start.',
  versus: (first: string, second: string) => `${first} – ${second}`,

  thinking: (who: string) => `${who} is thinking…`,
  thinkingDepth: (depth: number) => `${depth} ${pluralEn(depth, 'ply', 'plies')} deep so far`,
  engineTrouble: 'The engine failed and is trying again.',
  lastMove: (count: number, move: string) => `Moves: ${count}; last: **${move}**`,
  noMovesYet: 'No moves yet',
  drawOffered: (who: string) => `${who} offers a draw.`,
  undoAsked: (who: string) => `${who} asks to take back a move.`,
  drawRefused: (who: string) => `${who} declines the draw.`,
  undoAgreed: (who: string) => `${who} agrees: the move is taken back.`,
  undoRefused: (who: string) => `${who} does not agree: the move stands.`,
  yourTurn: (move: string) => `It is your turn. Last move: **${move}**`,
  pictureFailed: 'The picture could not be drawn. The position as text:',
  altPosition: (position: string) => `Position: ${position}`,
  stopped: 'Stopped',
  aborted: 'Aborted before both sides had moved',
  abortedNotice: 'The game was aborted before both sides had moved. It is not rated.',
  moveTime: (time: string) => `Time for each move: ${time}.`,
  moveUntil: (time: string) => `Time for this move runs out ${time}`,
  reminder: (time: string) =>
    `It is still your turn. Your time runs out ${time}, and then you lose the game.`,
  reminderToBegin: (time: string) =>
    `It is still your turn. Your time runs out ${time}, and then the game is aborted.`,
  notReminded: (who: string) =>
    `I could not remind ${who}: I am no member here, and ${who} does not accept direct messages from me.`,
  unrated: 'not rated',

  challenge: (challenger: string, challenged: string, game: string) =>
    `${challenged}, ${challenger} challenges you to **${game}**.`,
  openChallenge: (challenger: string, game: string) =>
    `${challenger} is looking for an opponent: **${game}**.`,
  anybody: 'anybody',
  blocked: (who: string) => `${who} is blocked. You can no longer challenge each other.`,
  unblocked: (who: string) => `${who} is not blocked.`,
  challengeUntil: (time: string) => `Expires ${time}.`,
  challengeSides: (side: string) => `You would play ${side}.`,
  challengeAccepted: (who: string) => `${who} accepted the challenge.`,
  challengeDeclined: (who: string) => `${who} declined the challenge.`,
  challengeExpired: 'The challenge expired unanswered.',
  challengeWithdrawn: 'The challenge was withdrawn.',
  threadName: (game: string, first: string, second: string) => `${game}: ${first} – ${second}`,

  pickFirst: 'Choose what to move or where to play',
  pickNext: (picked: string) => `${picked}: where next?`,
  pickGroup: 'Choose a part of the board',
  confirm: (move: string) => `Play **${move}**?`,

  buttons: {
    hint: 'Hint',
    undo: 'Undo',
    draw: 'Draw',
    claimDraw: 'Claim a draw',
    resign: 'Resign',
    abort: 'Abort',
    type: 'Type a move',
    stop: 'Stop',
    back: 'Back',
    accept: 'Accept',
    decline: 'Decline',
    join: 'Join',
    withdraw: 'Withdraw',
    invite: 'Invite by link',
    agree: 'Agree',
    refuse: 'Decline',
    /** Where a player is asked about both at the same time. */
    agreeDraw: 'Agree to the draw',
    refuseDraw: 'Decline the draw',
    agreeUndo: 'Allow the takeback',
    refuseUndo: 'Refuse the takeback',
    again: 'Play again',
    analyse: 'Analyse',
    next: 'Next',
    previous: 'Previous',
    review: 'Review',
    solve: 'Solve',
    web: 'Open on the web',
  },

  typeTitle: 'Your move',
  typeLabel: 'Move',
  typeHint: 'In the game’s own notation',
  resignTitle: 'Resign?',

  hint: (move: string, score: string) => `Try **${move}** (${score}).`,
  /** Of an answer whose search was stopped before its end. */
  cutShort: 'The search was cut short, so take this as a first impression.',
  done: 'Done.',
  openOwn:
    'This link is yours alone: whoever has it plays for you. What you do there appears here, and the other way round.',
  openToWatch: 'Watch the game on the web page:',
  /** To the challenger, for an opponent without Discord. */
  inviteByLink: (link: string) =>
    `Whoever opens this link can take the other side on the web page, without an account. Send it to one person; the first to answer plays, there or here. Such a game is not rated.\n${link}`,
  boardIs: (link: string) => `Board: ${link}`,
  analysis: {
    title: (game: string) => `Analysis: ${game}`,
    score: (side: string, score: string) => `From ${side}’s point of view: **${score}**`,
    proved: 'proved',
    best: (line: string) => `Best line: ${line}`,
    lines: 'Alternatives',
    depth: (depth: number, nodes: string) =>
      `${depth} ${pluralEn(depth, 'ply', 'plies')} deep, ${nodes} moves examined`,
    cost: (move: string, cost: string) => `The last move, ${move}, cost ${cost}.`,
    lostWin: (move: string) => `The last move, ${move}, changed the result.`,
    wasBest: (move: string) => `The last move, ${move}, was as good as any.`,
    better: (move: string) => `${move} was better.`,
    over: 'The game is over; this is the analysis of the position before the last move.',
  },
  solved: {
    outcome: {
      win: (side: string) => `**${side} to move wins.**`,
      loss: (side: string) => `**${side} to move loses.**`,
      draw: (_side: string) => '**A draw with best play.**',
    },
    value: (value: string) => `Theoretical value: ${value}`,
    distance: (plies: number) =>
      `With best play, the game ends in ${plies} ${pluralEn(plies, 'ply', 'plies')}.`,
    line: (line: string) => `Best line: ${line}`,
    unsolved: (nodes: string) =>
      `Not solved within ${nodes} positions. Try again nearer the end of the game or on a smaller board.`,
  },
  games: {
    title: 'Your games',
    none: 'You have no games yet. Start one with `/play`.',
    resume: 'Choose a game to continue',
    yourTurn: 'your turn',
    theirTurn: 'waiting for the opponent',
    waiting: 'challenge',
    finished: 'finished',
    plies: (count: number) => `${count} ${pluralEn(count, 'move', 'moves')}`,
  },
  exported: (name: string) => `Here is your game: ${name}`,
  stats: {
    title: (name: string) => `Results of ${name}`,
    none: 'No rated games yet.',
    line: (game: string, rating: string, wins: number, draws: number, losses: number) =>
      `**${game}**: ${rating} · ${wins} won, ${draws} drawn, ${losses} lost`,
    against: (name: string, other: string) => `${name} against ${other}`,
    noneAgainst: 'They have not finished a game against each other yet.',
    lineAgainst: (game: string, wins: number, draws: number, losses: number) =>
      `**${game}**: ${wins} won, ${draws} drawn, ${losses} lost`,
  },
  leaderboard: {
    title: (game: string) => `Top players of ${game}`,
    /** Of players who have played in this server. */
    titleHere: (game: string) => `Top players of ${game} on this server`,
    none: 'Nobody has finished a rated game yet.',
    line: (place: number, who: string, rating: string, played: number) =>
      `${place}. ${who}: ${rating} · ${played} ${pluralEn(played, 'game', 'games')}`,
  },
  settings: {
    title: 'Your settings',
    language: 'Language',
    theme: 'Colours',
    look: 'Boards',
    pieces: 'Pieces',
    orientation: 'At the bottom of the board',
    confirm: 'Before a move is played',
    challenges: 'Challenges from people',
    turns: 'Your turn',
  },
  server: {
    title: 'Settings of this server',
    channel: 'Channel for games',
    everywhere: 'every channel',
    threads: 'Threads',
    language: 'Language',
    reminders: 'Reminders',
  },
  daily: dailyEn,
  help: helpEn,
  newGame: newGameEn,
  privacy: privacyEn,
  /** The review of a finished game, beside the words of `reviewTexts`. */
  review: {
    title: (game: string) => `Review: ${game}`,
    accuracy: (side: string, percent: string) => `**${side}**: accuracy ${percent} %`,
    /** Below the graph. */
    moves: 'moves of both sides',
  },
  tournament: {
    title: (game: string) => `Tournament: ${game}`,
    open: (players: number) =>
      `${players} ${pluralEn(players, 'player', 'players')} so far. Join below; \`/tournament start\` begins the first round.`,
    running: (round: number, of: number, system: string) => `Round ${round} of ${of} · ${system}`,
    roundRobin: 'everybody against everybody',
    swiss: 'Swiss system',
    finished: 'The tournament is over.',
    expired: 'The tournament was not started in time.',
    round: (round: number) => `Round ${round}`,
    /** @param count to agree with. @param points as written. @param tieBreak decides between equal points. */
    points: (count: number, points: string, tieBreak: string) =>
      `**${points}** ${pluralEn(count, 'point', 'points')} (tie-break ${tieBreak})`,
    bye: (who: string) => `${who} has a bye`,
    left: 'left',
    joined: 'You take part in the tournament. I will let you know when it is your turn.',
    leftOpen: 'You no longer take part in the tournament.',
    leftRunning: 'You will not be paired again. Finish your game of this round, or resign it.',
    started: 'The tournament has begun.',
    paired: (other: string, game: string) => `a new round of the tournament: you play ${game} with ${other}.`,
  },
  learn: { page: (page: number, of: number) => `${page} of ${of}` },
};

/** The words of the Discord bot. */
export type DiscordTexts = Readonly<typeof discordEn>;

export type CommandName = keyof DiscordTexts['commands'];

/** Reasons for which the bot refuses a request. */
export type RefusalCode = keyof DiscordTexts['refusals'];

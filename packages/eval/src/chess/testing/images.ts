import { type ChessPosition, chess } from '@tahoun/games/chess';

const swapCase = (text: string) =>
  text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  );

/** The same position with the colours exchanged and the board turned upside down. */
export function exchanged(position: ChessPosition): ChessPosition {
  const [rows = '', side] = chess.formatPosition(position).split(' ');
  const turned = swapCase(rows.split('/').reverse().join('/'));
  return chess.parsePosition(`${turned} ${side === 'w' ? 'b' : 'w'} - - ${position.halfmoveClock} 1`);
}

/** The same position with the files a and h, b and g ... exchanged. */
export function mirrored(position: ChessPosition): ChessPosition {
  const [rows = '', side] = chess.formatPosition(position).split(' ');
  const turned = rows.split('/').map((row) => [...row].reverse().join(''));
  return chess.parsePosition(`${turned.join('/')} ${side} - - ${position.halfmoveClock} 1`);
}

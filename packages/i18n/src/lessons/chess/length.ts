import type { Chapter } from '../types.js';

/** Němec's bound on the length of a game (2006), and what follows from it for minimax. */
export const LENGTH: readonly Chapter[] = [
  {
    id: 'length',
    title: { en: 'How long a game can be', cs: 'Jak dlouhá může být partie' },
    paragraphs: [
      {
        en: 'A chess game cannot go on for ever. Jan Němec (2006) counts as follows: each of the 16 pawns can make at most 6 moves, and each of the 30 pieces besides the kings can be captured once. That makes 126 moves that cannot be taken back. If 50 moves of each side without one of them end the game, there are at most 127 stretches of 100 plies each: (16 × 6 + 30 + 1) × 100 = 12,700 plies.',
        cs: 'Šachová partie nemůže trvat věčně. Jan Němec (2006) počítá takto: každý ze 16 pěšců může udělat nejvýše 6 tahů a každý z 30 kamenů kromě králů může být jednou vzat. To je 126 tahů, které se nedají vrátit. Končí-li partii 50 tahů každé strany bez takového tahu, je úseků po 100 půltazích nejvýše 127: (16 × 6 + 30 + 1) × 100 = 12 700 půltahů.',
      },
      {
        en: 'Under today’s Laws, 50 moves only allow a player to claim a draw; the arbiter stops the game after 75, or when a position occurs for the fifth time. The same count then gives 127 × 150 = 19,050 plies. Both numbers are upper bounds, and not the tightest ones: pawns that meet on a file can pass each other only if one of them captures, and such a move counts once, not twice. Eight captures settle all files, so 118 moves remain that cannot be taken back. The longest game that is known to be possible has 17,697 plies, 8,848 and a half moves; with 50 moves it was 11,797.',
        cs: 'Podle dnešních pravidel 50 tahů remízu jen umožňuje reklamovat; rozhodčí ukončí partii po 75 tazích nebo při pátém výskytu pozice. Týž součet pak dává 127 × 150 = 19 050 půltahů. Obě čísla jsou horní odhady, a ne nejtěsnější: pěšci proti sobě na jednom sloupci se minou, jen když jeden z nich bere, a takový tah se počítá jednou, ne dvakrát. Všechny sloupce vyřeší osm braní, nevratných tahů je tedy 118. Nejdelší možná partie, kterou známe, má 17 697 půltahů, tedy 8 848 a půl tahu; s 50 tahy to bylo 11 797.',
      },
      {
        en: 'So minimax to that depth would play chess perfectly: it would never lose a drawn position, and it would win a won one as fast as possible. Memory is no obstacle, because only one line is open at a time. With 1 kB for each call, 12,700 calls take less than 13 MB. Time is: with 30 moves in every position, ten plies already have 590 million million lines. That is why programs cut off branches, look a few plies ahead and estimate the rest.',
        cs: 'Minimax do takové hloubky by tedy hrál šachy dokonale: remízovou pozici by nikdy neprohrál a vyhranou by vyhrál nejrychleji, jak to jde. Paměť není překážkou, protože je vždy rozehraná jen jedna varianta. Při 1 kB na jedno volání zabere 12 700 volání méně než 13 MB. Překážkou je čas: při 30 tazích v každé pozici má už deset půltahů 590 bilionů variant. Proto programy větve odřezávají, dívají se jen několik půltahů dopředu a zbytek odhadují.',
      },
      {
        en: 'Even perfect play has a gap, as Němec notes: among moves that all draw it takes any, and may give away two pawns for nothing. His cure is a second, shallow search that chooses among the drawing moves only. Here it is the player Second look.',
        cs: 'I dokonalá hra má mezeru, jak Němec poznamenává: mezi tahy, které všechny vedou k remíze, vezme kterýkoli a klidně odevzdá zadarmo dva pěšce. Jeho lékem je druhé, mělké prohledání, které vybírá jen mezi remízovými tahy. Tady je to hráč Druhý pohled.',
      },
    ],
    pictures: [
      {
        position: '7k/8/8/8/8/8/8/KBN5 w - - 149 5000',
        caption: {
          en: 'The 149th ply without a pawn move or a capture has just been played: unless the next one mates, the game is drawn.',
          cs: 'Právě byl zahrán 149. půltah bez tahu pěšcem a bez braní: pokud další nedá mat, je partie remízová.',
        },
      },
    ],
  },
];

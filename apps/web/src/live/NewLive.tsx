import { knownGame } from '@tahoun/catalogue';
import { liveTexts } from '@tahoun/i18n';
import type { OwnGame } from '@tahoun/live';
import { TahounError, type WantedGame } from '@tahoun/live/client';
import type { Clock } from '@tahoun/match';
import { useState } from 'preact/hooks';
import { visit } from '../kit/address.js';
import { Button } from '../kit/Button.js';
import { Select, gameOptions } from '../kit/fields.js';
import { language, recall, remember } from '../kit/preferences.js';
import { ClockPicker } from '../new-game/ClockPicker.js';
import { LiveFrame } from './LiveFrame.js';
import { MyGames } from './MyGames.js';
import { NameField } from './NameField.js';
import { keepSeat } from './seats.js';
import { client } from './server.js';

const FIRST_CLOCK: Clock = { base: 600_000, increment: 0, left: [600_000, 600_000] };

/** One's own games by link, and the form that begins another. */
export function NewLive({ games }: { readonly games: readonly OwnGame[] }) {
  const texts = liveTexts(language.value);
  const last = recall('game') ?? '';
  const [game, setGame] = useState(knownGame(last));
  const [side, setSide] = useState<NonNullable<WantedGame['side']>>('random');
  const [clock, setClock] = useState<Clock | null>(FIRST_CLOCK);
  const [name, setName] = useState(recall('name') ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const begin = async (event: SubmitEvent) => {
    event.preventDefault();
    remember('name', name);
    setAsking(true);
    try {
      const { id, key, invitation } = await client.begin({
        game,
        side,
        name: name.trim() || texts.guest,
        language: language.value,
        ...(clock === null ? {} : { minutes: clock.base / 60_000, increment: clock.increment / 1000 }),
      });
      keepSeat(id, key, invitation);
      visit(`/live/${id}`);
    } catch (error) {
      const isNowhere = error instanceof TahounError && error.code === 'live-unavailable';
      setProblem(isNowhere ? texts.unavailable : error instanceof TahounError ? error.message : texts.lost);
    }
    setAsking(false);
  };
  return (
    <LiveFrame title={texts.title}>
      <MyGames first={games} />
      <form class="live-form" onSubmit={begin}>
        <p>{texts.intro}</p>
        <Select label={texts.game} value={game} options={gameOptions()} onChange={setGame} />
        <Select
          label={texts.side}
          value={side}
          options={(['first', 'second', 'random'] as const).map((each) => [each, texts[each]])}
          onChange={setSide}
        />
        <ClockPicker value={clock} onChange={setClock} />
        <NameField value={name} onChange={setName} />
        {problem !== null && (
          <p class="notice error" role="alert">
            {problem}
          </p>
        )}
        <Button label={texts.begin} type="submit" class="primary" disabled={isAsking} />
      </form>
    </LiveFrame>
  );
}

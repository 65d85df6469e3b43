import { EXAMPLE_GROUPS } from '../examples.js';
import { labWords } from '../words.js';

/** What there is to open, by source. */
export function ExamplesPage() {
  const texts = labWords.value;
  return (
    <>
      <p class="lab-intro">{texts.intro}</p>
      {EXAMPLE_GROUPS.map(({ source, examples }) => (
        <section key={source} class="lab-group">
          <h3>{texts.sourcesOf[source]}</h3>
          <ul class="lab-cards">
            {examples.map(({ id, href }) => (
              <li key={id}>
                <a class="lab-card" href={href} data-example={id}>
                  <strong>{texts.examples[id]?.title}</strong>
                  <span>{texts.examples[id]?.text}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

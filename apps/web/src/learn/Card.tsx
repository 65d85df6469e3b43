interface CardProps {
  readonly href: string;
  readonly title: string;
  readonly line: string;
  /** The address of a picture. */
  readonly picture?: string | undefined;
}

/** A way to another page, in a list of the class `learn-cards`. */
export function Card({ href, title, line, picture }: CardProps) {
  return (
    <li class="card">
      {picture && <img class="card-picture" src={picture} alt="" width="320" height="320" />}
      <a href={href}>{title}</a>
      <p>{line}</p>
    </li>
  );
}

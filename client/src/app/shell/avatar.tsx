interface AvatarProps {
  initials: string;
  url: string | null;
}

/** A person's picture, or their initials; the name is said by what stands around it. */
export function Avatar({ initials, url }: AvatarProps) {
  const frame = 'size-9 rounded-full border-2 border-surface';
  if (url)
    return <img src={url} alt="" width={36} height={36} className={`${frame} object-cover`} />;
  return (
    <span
      aria-hidden
      className={`${frame} grid place-items-center bg-aubergine-soft text-xs font-semibold text-aubergine`}
    >
      {initials}
    </span>
  );
}

const hues = ['#ffb71b', '#0f8a6c', '#3b3bb0', '#c43b6b']

/** Stands for a picture that the app would fetch. */
export function SampleArt({ kind, alt }: { kind: number; alt: string }) {
  const heard = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" {...heard}>
      <rect width="300" height="400" fill={hues[kind % hues.length]} />
      <circle cx="150" cy="180" r="86" fill="#fff" opacity=".28" />
      <circle cx="150" cy="180" r="52" fill="#fff" opacity=".4" />
      <path d="M0 300q150-60 300 0v100H0z" fill="#000" opacity=".35" />
    </svg>
  )
}

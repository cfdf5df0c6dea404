const rays =
  'M12.7 33 3.4 31.5M16.2 24.5l-4.8-3.5m11.7-2.4-4.3-8.4M32 16.5v-6m8.9 8.1 4.3-8.4m2.6 14.3 4.8-3.5M51.3 33l9.3-1.5'

/** The sun rising over a smile. */
export function SunMark({ size }: { size: number }) {
  return (
    <svg
      className="sunMark"
      viewBox="0 0 64 64"
      width={size}
      height={size}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={rays} className="sunMarkRays" />
      <path d="M18.5 36a13.5 13.5 0 0 1 27 0z" className="sunMarkDisc" />
      <path d="M7 43c7 12.5 43 12.5 50 0" stroke="currentColor" strokeWidth="6.4" />
    </svg>
  )
}

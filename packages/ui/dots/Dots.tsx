import './dots.css'

/** Where one stands among a few. The label says it in words: "Banner 1 of 4". */
export function Dots({ count, at, label }: { count: number; at: number; label: string }) {
  return (
    <div className="dots" role="img" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} data-on={index === at || undefined} />
      ))}
    </div>
  )
}

import './kbd.css'

/** A key, as it is shown on what it does. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="kbd" aria-hidden="true">
      {children}
    </kbd>
  )
}

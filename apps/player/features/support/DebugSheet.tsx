export default function DebugSheet({ onClose }: { onClose: () => void }) {
  return <button onClick={onClose}>x</button>
}

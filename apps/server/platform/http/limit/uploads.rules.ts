/** How many uploads may be on their way at once, and what they may weigh together. */
export interface Room {
  readonly uploads: number
  readonly bytes: number
}

const mebibyte = 1024 * 1024

/**
 * What one copy of the server reads at once. A person sends the photos of their form beside each other; whole towns share
 * the address of their mobile network; everything together is what this copy gives its memory for.
 */
export const uploadRooms = {
  caller: { uploads: 4, bytes: 20 * mebibyte },
  network: { uploads: 64, bytes: 80 * mebibyte },
  all: { uploads: 256, bytes: 160 * mebibyte },
} as const satisfies Readonly<Record<string, Room>>

/** A day's photos at their full size, and each of them once more. */
export const callerBytesPerHour = 640 * mebibyte

/** Whether one more of so many bytes finds room beside those that are held. */
export function hasRoom(held: Room | undefined, room: Room, bytes: number): boolean {
  return (held?.uploads ?? 0) < room.uploads && (held?.bytes ?? 0) + bytes <= room.bytes
}

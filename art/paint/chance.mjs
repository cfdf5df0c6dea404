// The same code always scatters the same stars, so a redraw changes only what was meant to change.
export function chanceOf(text) {
  let state = [...text].reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0), 16_777_619), 2_166_136_261);
  return function next() {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
  };
}

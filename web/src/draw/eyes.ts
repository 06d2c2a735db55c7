/** For tests: how colours look to different eyes. */

/** How colours look to eyes without one kind of cone (Machado, Oliveira and Fernandes 2009, full strength). */
export const EYES = {
  ordinary: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

function linear(hex: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

function seen(hex: string, eyes: number[]): number[] {
  const [r = 0, g = 0, b = 0] = linear(hex);
  return [0, 3, 6].map((row) =>
    Math.min(1, Math.max(0, (eyes[row] ?? 0) * r + (eyes[row + 1] ?? 0) * g + (eyes[row + 2] ?? 0) * b)),
  );
}

/** CIE L*a*b* of a linear colour. */
function lab([r = 0, g = 0, b = 0]: number[]): [number, number, number] {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far apart two colours are to these eyes; at 12 they are easily told apart. */
export function distance(one: string, other: string, eyes: number[]): number {
  const [a, b] = [lab(seen(one, eyes)), lab(seen(other, eyes))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

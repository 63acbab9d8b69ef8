/** Can a graph be drawn without crossings, and which faces has the drawing? After Demoucron, Malgrange and Pertuiset: grow it face by face. Small boards, so clarity over speed. */

export type Edge = readonly [number, number];

export function isPlanar(vertexCount: number, edges: readonly Edge[]): boolean {
  return blocks(vertexCount, edges).every((block) => {
    const vertices = [...new Set(block.flat())];
    if (vertices.length > 2 && block.length > 3 * vertices.length - 6) return false; // Euler
    return (
      vertices.length < 5 ||
      faces(
        vertices.length,
        block.map(([a, b]): Edge => [vertices.indexOf(a), vertices.indexOf(b)]),
      ) !== undefined
    );
  });
}

/** The edges in groups that no single vertex holds together: a graph is planar when each of them is. */
export function blocks(vertexCount: number, edges: readonly Edge[]): Edge[][] {
  const neighbours = neighboursIn(vertexCount, edges);
  const depth: (number | undefined)[] = neighbours.map(() => undefined);
  const open: Edge[] = [];
  const found: Edge[][] = [];
  const visit = (v: number, from: number, deep: number): number => {
    depth[v] = deep;
    let highest = deep;
    for (const w of neighbours[v]!) {
      const known = depth[w];
      if (w === from || (known !== undefined && known > deep)) continue;
      const mark = open.push([v, w]) - 1;
      const reach = known ?? visit(w, v, deep + 1);
      highest = Math.min(highest, reach);
      if (known === undefined && reach >= deep) found.push(open.splice(mark));
    }
    return highest;
  };
  for (const v of neighbours.keys()) if (depth[v] === undefined) visit(v, -1, 0);
  return found;
}

/** The faces of a planar drawing of a two-connected graph, each a ring of vertices, all with the same sense of rotation; undefined if the graph is not planar. */
export function faces(vertexCount: number, edges: readonly Edge[]): number[][] | undefined {
  const neighbours = neighboursIn(vertexCount, edges);
  const key = (a: number, b: number): number => Math.min(a, b) * vertexCount + Math.max(a, b);
  const drawnEdge = new Set<number>();
  const drawnVertex = new Set<number>();
  const draw = (path: readonly number[]): void => {
    for (const [i, v] of path.entries()) {
      drawnVertex.add(v);
      if (i > 0) drawnEdge.add(key(path[i - 1]!, v));
    }
  };

  const first = someCycle(neighbours);
  draw([...first, first[0]!]);
  const rings: number[][] = [first, [...first].reverse()];

  while (drawnEdge.size < edges.length) {
    const options = fragments(neighbours, edges, drawnVertex, (a, b) => drawnEdge.has(key(a, b))).map((fragment) => ({
      fragment,
      homes: rings.filter((ring) => fragment.attachments.every((v) => ring.includes(v))),
    }));
    const tightest = options.reduce((a, b) => (b.homes.length < a.homes.length ? b : a));
    const home = tightest.homes[0];
    if (home === undefined) return undefined;
    const path = tightest.fragment.path;
    rings.splice(rings.indexOf(home), 1, ...split(home, path));
    draw(path);
  }
  return rings;
}

function neighboursIn(vertexCount: number, edges: readonly Edge[]): number[][] {
  const neighbours: number[][] = Array.from({ length: vertexCount }, () => []);
  for (const [a, b] of edges) {
    neighbours[a]!.push(b);
    neighbours[b]!.push(a);
  }
  return neighbours;
}

/** One ring cut in two by a path between two of its vertices. */
function split(ring: readonly number[], path: readonly number[]): [number[], number[]] {
  const start = ring.indexOf(path[0]!);
  const turned = [...ring.slice(start), ...ring.slice(0, start)];
  const end = turned.indexOf(path.at(-1)!);
  const inner = path.slice(1, -1);
  return [
    [...turned.slice(0, end + 1), ...[...inner].reverse()],
    [turned[0]!, ...inner, ...turned.slice(end)],
  ];
}

type Fragment = { readonly attachments: readonly number[]; readonly path: readonly number[] };

/** What is not drawn yet, in connected pieces, each with a path through it between two drawn vertices. */
function fragments(
  neighbours: readonly number[][],
  edges: readonly Edge[],
  drawn: ReadonlySet<number>,
  isDrawn: (a: number, b: number) => boolean,
): Fragment[] {
  const out: Fragment[] = edges
    .filter(([a, b]) => drawn.has(a) && drawn.has(b) && !isDrawn(a, b))
    .map(([a, b]) => ({ attachments: [a, b], path: [a, b] }));
  const seen = new Set<number>(drawn);
  for (const v of neighbours.keys()) {
    if (seen.has(v)) continue;
    const piece = new Set([v]);
    const attachments = new Set<number>();
    for (const u of piece) for (const w of neighbours[u]!) (drawn.has(w) ? attachments : piece).add(w);
    for (const u of piece) seen.add(u);
    out.push({ attachments: [...attachments], path: pathThrough(piece, neighbours, [...attachments][0]!) });
  }
  return out;
}

function pathThrough(piece: ReadonlySet<number>, neighbours: readonly number[][], from: number): number[] {
  const cameFrom = new Map(neighbours[from]!.filter((u) => piece.has(u)).map((u) => [u, from]));
  for (const u of cameFrom.keys()) {
    for (const w of neighbours[u]!) {
      if (w === from || cameFrom.has(w)) continue;
      cameFrom.set(w, u);
      if (piece.has(w)) continue;
      const path = [w];
      while (path.at(-1) !== from) path.push(cameFrom.get(path.at(-1)!)!);
      return path.reverse();
    }
  }
  throw new Error(`vertex ${from} alone holds the graph together: faces() wants one of its blocks`);
}

function someCycle(neighbours: readonly number[][]): number[] {
  const start = neighbours.findIndex((list) => list.length > 1);
  const path = [start];
  for (;;) {
    const here = path.at(-1)!;
    const next = neighbours[here]!.find((v) => v !== path.at(-2))!;
    const back = path.indexOf(next);
    if (back >= 0) return path.slice(back);
    path.push(next);
  }
}

import { MessageChannel, Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import { existsSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { hash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import cookie from "@fastify/cookie";
import fastifyStatic from "@fastify/static";
import fastify from "fastify";
import swagger from "@fastify/swagger";
import { Type } from "typebox";
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import { Client, Pool, types } from "pg";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __esmMin = (fn, res, err) => () => {
	if (err) throw err[0];
	try {
		return fn && (res = fn(fn = 0)), res;
	} catch (e) {
		throw err = [e], e;
	}
};
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
// packages/server/src/config.ts
/** Everything that can be set from outside, by environment variables. The table in the README says the same in words. */
function whole(env, name, usual, least, most) {
	const value = env[name];
	if (value === void 0 || value === "") return usual;
	const number = Number(value);
	if (!Number.isInteger(number) || number < least || number > most) throw new BadConfig(`${name} must be a whole number from ${least} to ${most}, is “${value}”`);
	return number;
}
function flag(env, name, usual) {
	const value = env[name];
	if (value === void 0 || value === "") return usual;
	if (value !== "0" && value !== "1") throw new BadConfig(`${name} must be 0 or 1, is “${value}”`);
	return value === "1";
}
function databaseUrl(env) {
	const url = env.DATABASE_URL || void 0;
	if (url !== void 0 && !/^postgres(ql)?:\/\//.test(url)) throw new BadConfig("DATABASE_URL must begin with postgres://");
	return url;
}
function readConfig(env, folder = process.cwd()) {
	return {
		host: env.HOST || "localhost",
		port: whole(env, "PORT", 3e3, 0, 65535),
		dataFolder: env.ELBOWROOM_DATA || join(folder, "data"),
		databaseUrl: databaseUrl(env),
		databaseConnections: whole(env, "ELBOWROOM_DATABASE_CONNECTIONS", 10, 2, 100),
		node: env.ELBOWROOM_NODE?.replace(/[^\w-]/g, "") || randomBytes(6).toString("hex"),
		proxies: whole(env, "ELBOWROOM_BEHIND_PROXY", 0, 0, 10),
		hasSecureCookies: flag(env, "ELBOWROOM_SECURE_COOKIES", false),
		logLevel: env.ELBOWROOM_LOG || "warn",
		rooms: whole(env, "ELBOWROOM_ROOMS", 1e4, 1, 1e6),
		botThreads: whole(env, "ELBOWROOM_BOT_THREADS", Math.max(1, availableParallelism() - 1), 1, 64),
		botPaceMs: whole(env, "ELBOWROOM_BOT_PACE", 0, 0, 1e4),
		leaseMs: whole(env, "ELBOWROOM_LEASE", 1e4, 200, 6e5),
		tickMs: whole(env, "ELBOWROOM_TICK", 500, 20, 6e4),
		openMs: whole(env, "ELBOWROOM_OPEN_HOURS", 24, 0, 8760) * 36e5,
		hasLimits: flag(env, "ELBOWROOM_LIMITS", true),
		metricsToken: env.ELBOWROOM_METRICS_TOKEN || void 0
	};
}
var BadConfig;
var init_config = __esmMin((() => {
	BadConfig = class extends Error {};
}));
// packages/server/src/listen.ts
/** Listens on the port, or on the next free one after it, and answers with the address. */
async function listen(server, host, port, tries = 20) {
	for (let attempt = 0;; attempt++) try {
		return await server.listen({
			host,
			port: port === 0 ? 0 : port + attempt
		});
	} catch (error) {
		if (!isTaken(error) || attempt + 1 >= tries) throw error;
	}
}
function isTaken(error) {
	return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}
var init_listen = __esmMin((() => {}));
// packages/server/src/errors.ts
var problems, Problem;
var init_errors$1 = __esmMin((() => {
	problems = {
		"bad-request": [400, "The request does not have the form that this address takes."],
		"bad-setup": [400, "No game can be dealt from this."],
		"no-guest": [401, "Nobody knows you here yet: become a guest first."],
		"wrong-origin": [403, "A page of another site sent this."],
		"not-your-seat": [403, "That seat is not yours."],
		"not-your-table": [403, "Only whoever opened the table may do this."],
		"no-spectators": [403, "This table takes no spectators."],
		"undo-off": [403, "Nothing is taken back at this table."],
		"not-found": [404, "There is nothing at this address."],
		"no-table": [404, "There is no such table."],
		"no-link": [404, "This link was used already, or its time is up."],
		"seat-taken": [409, "Somebody else was quicker."],
		"not-open": [409, "The game has begun, or the table is closed."],
		"not-full": [409, "Some seats are still empty."],
		"not-running": [409, "No game is being played at this table."],
		"not-finished": [409, "The game is not over yet."],
		"moved-on": [409, "The game has moved on: look at what has happened since."],
		"not-your-turn": [409, "Another seat has to decide."],
		paused: [409, "The game is paused."],
		"nothing-to-undo": [409, "Something has been revealed, or somebody else has decided, since your last move."],
		"seat-resigned": [409, "This seat has been given up."],
		"too-large": [413, "That is more than this address takes."],
		"illegal-move": [422, "The rules do not allow this."],
		"too-many": [429, "Too fast. Wait a little."],
		fault: [500, "Something went wrong here. Nothing was changed."],
		"try-again": [503, "The database did not answer. Send the same again."]
	};
	Problem = class extends Error {
		code;
		status;
		/** Whatever helps: the seq that is current, the rule that forbids, the field at fault. */
		details;
		constructor(code, details = {}) {
			super(problems[code][1]);
			this.name = "Problem";
			this.code = code;
			this.status = problems[code][0];
			this.details = details;
		}
	};
}));
// packages/server/src/api/description.ts
/** The API described by the schemas it checks with: as OpenAPI for machines, and as a plain page for people. */
async function describeApi(server) {
	await server.register(swagger, { openapi: {
		openapi: "3.1.0",
		info: {
			title: "Elbowroom",
			version: "1",
			description: "Tables, moves by POST, news by server-sent events. A page, curl and a bot in any language are equal clients."
		},
		components: { securitySchemes: {
			cookie: {
				type: "apiKey",
				in: "cookie",
				name: "elbowroom"
			},
			token: {
				type: "http",
				scheme: "bearer"
			}
		} },
		security: [
			{ cookie: [] },
			{ token: [] },
			{}
		]
	} });
}
function page$2(paths) {
	const rows = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => {
		const { summary = "", requestBody } = operation;
		const body = requestBody?.content?.["application/json"]?.schema;
		const shape = body === void 0 ? "" : `<details><summary>body</summary><pre>${escaped(JSON.stringify(body, void 0, 2))}</pre></details>`;
		return `<tr><td><code>${method.toUpperCase()}</code><td><code>${escaped(path)}</code><td>${escaped(summary)}${shape}`;
	}));
	const codes = Object.entries(problems).map(([code, [status, message]]) => `<tr><td>${status}<td><code>${code}</code><td>${escaped(message)}`);
	return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Elbowroom: the API</title>
<style>body{font:16px/1.5 system-ui;max-width:70rem;margin:2rem auto;padding:0 1rem}td{padding:.2rem .6rem;vertical-align:top}pre{font-size:13px}</style>
<h1>The API</h1><p>Described by <a href="/api/v1/openapi.json">OpenAPI</a>. Become a guest, open or join a table, listen to its stream, send moves.</p>
<table>${rows.join("\n")}</table><h2>Refusals</h2><table>${codes.join("\n")}</table></html>`;
}
function descriptionRoutes(server) {
	const hide = { schema: { hide: true } };
	let words;
	server.get("/api/v1/openapi.json", hide, async () => server.swagger());
	server.get("/api", hide, async (_request, reply) => {
		words ??= page$2(server.swagger().paths ?? {});
		return reply.type("text/html; charset=utf-8").send(words);
	});
}
var escaped;
var init_description = __esmMin((() => {
	init_errors$1();
	escaped = (words) => words.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}));
// packages/server/src/secrets.ts
/** Ids nobody guesses, and secrets that are kept as hashes only. */
var unguessable, secretToken, newSeed, hashOf, LETTERS, shortCode;
var init_secrets = __esmMin((() => {
	unguessable = () => randomBytes(16).toString("base64url");
	secretToken = () => randomBytes(32).toString("base64url");
	newSeed = () => randomBytes(16).toString("hex");
	hashOf = (secret) => hash("sha256", secret, "hex");
	LETTERS = "bcdfghjkmnpqrstvwxz23456789";
	shortCode = () => Array.from({ length: 7 }, () => LETTERS[randomInt(27)]).join("");
}));
// packages/server/src/api/api.ts
/** The guest who asks, within the rate. */
async function admit(house, request, rate) {
	const guest = await welcome(house, request, rate);
	if (guest === void 0) throw new Problem("no-guest");
	return guest;
}
/** Somebody who need not be known. */
async function welcome({ door, limits }, request, rate) {
	limits.demandAddress(rate, request.ip);
	const guest = await door.guest(request);
	if (guest !== void 0) limits.demandGuest(rate, guest.id);
	return guest;
}
var init_api$1 = __esmMin((() => {
	init_errors$1();
}));
// packages/rules/src/homebrew/vocabulary.ts
var MAPPED, HELD, TAKEN, EFFECTS, PER, WHEN, PLACED, DEFENDS, KEEPS;
var init_vocabulary = __esmMin((() => {
	MAPPED = [
		"terrain",
		"symbol",
		"coast",
		"edge"
	];
	HELD = [...MAPPED, "beside"];
	TAKEN = [...HELD, "empty"];
	EFFECTS = [
		"discount",
		"income",
		"reach",
		"link",
		"swim",
		"piece",
		"tokens",
		"unhurt",
		"decline"
	];
	PER = [
		"turn",
		"first-turn",
		"region",
		"conquest",
		"piece"
	];
	WHEN = ["always", "entry"];
	PLACED = [
		"conquests",
		"first-conquests",
		"redeployment",
		"choice"
	];
	DEFENDS = ["one", "immune"];
	KEEPS = [
		"tokens",
		"acting",
		"place"
	];
}));
// packages/rules/src/core/ability.ts
var race, power, artifact, place, common, piece;
var init_ability = __esmMin((() => {
	race = (given) => ({
		kind: "race",
		slot: -1,
		...given
	});
	power = (given) => ({
		kind: "power",
		slot: -1,
		...given
	});
	artifact = (given) => ({
		kind: "artifact",
		slot: -1,
		index: -1,
		...given
	});
	place = (given) => ({
		kind: "place",
		slot: -1,
		index: -1,
		...given
	});
	common = (given) => ({
		slot: -1,
		...given
	});
	piece = (given) => ({
		index: -1,
		atStart: 0,
		perRegion: 1,
		guard: 0,
		immune: false,
		asToken: false,
		holds: false,
		fights: false,
		redeploys: false,
		whenLost: "box",
		whenLeft: "box",
		inDecline: "box",
		faces: [],
		...given
	});
}));
// packages/rules/src/core/state.ts
function clone(s) {
	return {
		world: s.world,
		names: s.names,
		seed: s.seed,
		key: s.key,
		log: void 0,
		rounds: s.rounds,
		round: s.round,
		first: s.first,
		turn: s.turn,
		stage: s.stage,
		step: s.step,
		acting: s.acting,
		begun: s.begun,
		attacked: s.attacked,
		retreating: s.retreating,
		coins: s.coins.slice(),
		active: s.active.slice(),
		owner: s.owner.slice(),
		power: s.power.slice(),
		standing: s.standing.slice(),
		tray: s.tray.slice(),
		hand: s.hand.slice(),
		aside: s.aside.slice(),
		holder: s.holder.slice(),
		tokens: s.tokens.slice(),
		pieces: s.pieces,
		kept: s.kept.slice(),
		supply: s.supply.slice(),
		faces: s.faces,
		pile: s.pile.slice(),
		markerAt: s.markerAt,
		markerUp: s.markerUp,
		today: s.today.slice(),
		memory: s.memory,
		conquests: s.conquests.slice(),
		prompts: s.prompts,
		counters: s.counters.slice(),
		dice: s.dice,
		columns: s.columns,
		stacks: s.stacks,
		powers: s.powers,
		offerCoins: s.offerCoins,
		powerStack: s.powerStack,
		powerDiscards: s.powerDiscards
	};
}
var init_state = __esmMin((() => {}));
// packages/rules/src/core/world.ts
function buildWorld(edition, board, additions = NOTHING$1) {
	const { regions } = board;
	const size = regions.length;
	const terrain = regions.map((r) => TERRAINS$1.indexOf(r.terrain));
	const water = terrain.map((t) => t >= 5);
	const borders = regions.map((r) => [...r.borders]);
	const edge = regions.map((r) => r.edge === true);
	const touching = new Array(size * size).fill(0);
	for (const [a, list] of borders.entries()) for (const b of list) touching[a * size + b] = 1;
	const races = [...edition.races, ...additions.races];
	const powers = [...edition.powers, ...additions.powers];
	const pieces = [...edition.pieces, ...additions.pieces];
	const abilities = [
		edition.common,
		...edition.races,
		...edition.powers,
		...edition.markers
	];
	for (const ability of [...additions.races, ...additions.powers]) {
		ability.slot = abilities.length;
		abilities.push(ability);
	}
	for (const [index, piece] of pieces.entries()) piece.index = index;
	return {
		edition,
		board,
		size,
		terrain,
		symbols: regions.map((r) => (r.symbols ?? []).reduce((bits, s) => bits | SYMBOL$1[s], 0)),
		edge,
		anchor: regions.map((r) => r.anchor === true),
		native: regions.map((r) => r.native === true),
		markerSpot: regions.map((r) => r.marker === true),
		island: regions.map((r) => r.island ?? 0),
		coast: borders.map((list, r) => !water[r] && list.some((b) => water[b])),
		entry: borders.map((list, r) => edge[r] || list.some((b) => edge[b] && terrain[b] === 5)),
		borders,
		touching,
		races,
		powers,
		markers: edition.markers,
		everywhere: edition.markers.reduce((bits, { everywhere }, m) => everywhere === true ? bits | 1 << m : bits, 0),
		pieces,
		guards: pieces.filter((k) => k.guard > 0),
		shields: pieces.filter((k) => k.immune),
		natives: races.length,
		abilities,
		attacks: abilities.filter((a) => a.attack !== void 0),
		words: ["none", ...new Set(abilities.flatMap((a) => a.question?.words ?? []))],
		compiled: additions === NOTHING$1 ? shared(edition) : noneCompiled(races.length, powers.length),
		revenants: [...races.keys()].filter((people) => [races[people], ...powers].some((tile) => tile.inDecline?.livesOn === true)),
		homebrew: additions.source
	};
}
function shared(edition) {
	const known = byEdition.get(edition) ?? noneCompiled(edition.races.length, edition.powers.length);
	byEdition.set(edition, known);
	return known;
}
/** The abilities of a people as it stands now. */
function hooksOf(p, me) {
	const { world } = p;
	const declined = p.standing[me] === 2;
	const key = (me * (world.powers.length + 1) + p.power[me] + 1) * 2 + (declined ? 1 : 0);
	const held = world.markers.length === 0 ? 0 : heldMarkers(p, me, declined);
	const known = world.compiled[key];
	const hooks = held === 0 ? known.plain : known.lent.get(held);
	if (hooks !== void 0) return hooks;
	const compiled = compile(world, sources(p, me, declined, held));
	if (held === 0) known.plain = compiled;
	else known.lent.set(held, compiled);
	return compiled;
}
/** Markers, as bits, whose ability this people has: it is active and holds their region, or they concern everybody. */
function heldMarkers(p, me, declined) {
	const { everywhere } = p.world;
	let held = 0;
	for (let m = 0; m < p.markerUp.length; m++) {
		if (p.markerUp[m] === 0) continue;
		const at = p.markerAt[m];
		if ((everywhere >> m & 1) === 1 || !declined && p.holder[at] === me) held |= 1 << m;
	}
	return held;
}
/** Whose abilities count, in the order in which reactions come: what everybody has, markers, power, race. */
function sources(p, me, declined, held) {
	const { edition, markers, natives, powers, races } = p.world;
	if (me === natives) return [];
	const own = [...p.power[me] === -1 ? [] : [powers[p.power[me]]], races[me]];
	const lent = markers.filter((_, m) => (held >> m & 1) === 1);
	const whole = (a) => [a, a];
	return declined ? [...lent.map(whole), ...own.flatMap((a) => a.inDecline === void 0 ? [] : [[a, a.inDecline]])] : [
		edition.common,
		...lent,
		...own
	].map(whole);
}
function compile(world, from) {
	const all = (key) => from.flatMap(([, traits]) => {
		const trait = traits[key];
		return trait === void 0 || trait === null ? [] : [trait];
	});
	const lines = (key) => from.flatMap(([{ id }, traits]) => [traits[key] ?? []].flat().map(({ rule, amount }) => ({
		rule,
		what: id,
		amount
	})));
	const attacks = from.flatMap(([a, { attack }]) => attack === void 0 ? [] : [{
		bit: 1 << world.attacks.indexOf(a),
		slot: a.slot,
		attack
	}]);
	const free = from.find(([, t]) => t.travelsFree !== void 0);
	const pieces = from.flatMap(([a]) => a.pieces ?? []);
	const rank = ({ id }) => {
		const at = world.edition.endOrder.indexOf(id);
		return at < 0 ? world.edition.endOrder.length : at;
	};
	return {
		least: Math.max(1, ...all("least")),
		swims: all("swims").length > 0,
		travelsFree: free === void 0 ? void 0 : {
			rule: free[1].travelsFree ?? "",
			what: free[0].id
		},
		rollsFirst: all("rollsFirst").length > 0,
		allRemain: all("allRemain").length > 0,
		livesOn: all("livesOn").length > 0,
		uncounted: all("uncounted").length > 0,
		discount: lines("discount"),
		income: lines("income"),
		reaches: all("reaches"),
		enters: all("enters"),
		links: all("links"),
		bars: from.flatMap(([{ id }, { bars }]) => bars === void 0 ? [] : [{
			...bars,
			what: id
		}]),
		tolls: from.flatMap(([{ id }, { toll }]) => toll === void 0 ? [] : [{
			...toll,
			what: id
		}]),
		attacks,
		attackSets: Array.from({ length: 1 << attacks.length }, (_, ready) => together$1(attacks.filter((_a, i) => (ready >> i & 1) === 1))),
		actions: from.flatMap(([{ slot }, { action }]) => action === void 0 ? [] : [{
			slot,
			action
		}]),
		onForm: all("onForm"),
		onTurn: all("onTurn"),
		onExpand: all("onExpand").reverse(),
		onConquest: all("onConquest"),
		onTaken: all("onTaken"),
		onSlain: all("onSlain"),
		onCasualty: all("onCasualty"),
		onLoss: all("onLoss"),
		onThinned: all("onThinned"),
		onRally: all("onRally").reverse(),
		onMuster: all("onMuster"),
		onEnd: [...from].sort(([a], [b]) => rank(a) - rank(b)).flatMap(([, { onEnd }]) => onEnd ?? []),
		onScored: all("onScored"),
		onDecline: all("onDecline"),
		pieces,
		fighters: pieces.filter((k) => k.fights)
	};
}
/** Every set of special attacks that may be named together: one that reaches, one that pays, and what lowers a cost that is paid. */
function together$1(ready) {
	const clash = (a, b) => a !== void 0 && b !== void 0;
	let masks = [0];
	for (const { bit, attack: a } of ready) {
		const fits = (mask) => ready.every(({ bit: other, attack: b }) => (mask & other) === 0 || !(clash(a.reaches, b.reaches) || clash(a.pays, b.pays) || clash(a.pays, b.less) || clash(a.less, b.pays)));
		masks = [...masks, ...masks.filter(fits).map((mask) => mask | bit)];
	}
	return masks;
}
var TERRAINS$1, SYMBOL$1, noneCompiled, NOTHING$1, byEdition;
var init_world = __esmMin((() => {
	init_state();
	TERRAINS$1 = [
		"farmland",
		"forest",
		"hill",
		"swamp",
		"mountain",
		"sea",
		"lake"
	];
	SYMBOL$1 = {
		mine: 1,
		cavern: 2,
		magic: 4
	};
	noneCompiled = (races, powers) => Array.from({ length: (races + 1) * (powers + 1) * 2 }, () => ({ lent: /* @__PURE__ */ new Map() }));
	NOTHING$1 = {
		races: [],
		powers: [],
		pieces: [],
		source: void 0
	};
	byEdition = /* @__PURE__ */ new Map();
}));
// packages/rules/src/core/map.ts
/** The seat that controls a region, or NONE: nobody's, or natives'. */
function controller(p, r) {
	const holder = p.holder[r];
	return holder === -1 ? -1 : p.owner[holder];
}
/** Whether a people holds a region beside this one. */
function isNear(p, me, r) {
	const borders = p.world.borders[r];
	for (let i = 0; i < borders.length; i++) if (p.holder[borders[i]] === me) return true;
	return false;
}
function holdsAny(p, me) {
	for (let r = 0; r < p.holder.length; r++) if (p.holder[r] === me) return true;
	return false;
}
/** How many regions a people holds, or how many of them are as asked. */
function held(p, me, where) {
	let count = 0;
	for (let r = 0; r < p.holder.length; r++) if (p.holder[r] === me && (where === void 0 || where(p, r))) count++;
	return count;
}
/** Tokens that defend a region, pieces that count as tokens included. */
function defenders(p, r) {
	let count = p.tokens[r];
	const { guards } = p.world;
	for (let i = 0; i < guards.length; i++) if (guards[i].asToken) count += pieceCount(p, guards[i].index, r);
	return count;
}
/** CORE-CONQUER-8 Whether a region is non-empty for the people `me`. */
function isNonEmpty(p, me, r) {
	const holder = p.holder[r];
	if (holder === -1 || p.tokens[r] === 0) return false;
	return p.owner[holder] !== p.owner[me] || p.world.edition.ownDeclined.defends;
}
/** CORE-CONQUER-9 A region that holds a piece which makes it immune. */
function isImmune(p, r) {
	const { shields } = p.world;
	for (let i = 0; i < shields.length; i++) if (pieceCount(p, shields[i].index, r) > 0) return true;
	return false;
}
/** Tokens of a people on the map. */
function tokensOnMap(p, me) {
	let count = 0;
	for (let r = 0; r < p.holder.length; r++) if (p.holder[r] === me) count += p.tokens[r];
	return count;
}
/** Everything a people can pay a conquest with: tokens in hand, and pieces that fight like tokens. */
function strength(p, me, fighters) {
	let count = p.hand[me];
	for (let i = 0; i < fighters.length; i++) count += p.kept[fighters[i].index];
	return count;
}
var terrain, isWater$1, isLand, isCoast, hasSymbol, isBorder$1, pieceCount, isActive, isImmuneTo;
var init_map = __esmMin((() => {
	init_state();
	init_world();
	terrain = (p, r) => p.world.terrain[r];
	isWater$1 = (p, r) => p.world.terrain[r] >= 5;
	isLand = (p, r) => p.world.terrain[r] < 5;
	isCoast = (p, r) => p.world.coast[r];
	hasSymbol = (p, r, symbol) => (p.world.symbols[r] & symbol) !== 0;
	isBorder$1 = (p, a, b) => p.world.touching[a * p.world.size + b] === 1;
	pieceCount = (p, kind, r) => p.pieces[kind * p.world.size + r];
	isActive = (p, people) => p.standing[people] === 1;
	isImmuneTo = (p, r, seat) => controller(p, r) !== seat && isImmune(p, r);
}));
// packages/rules/src/core/lists.ts
/** A copy of a list with one number changed. (`Array.prototype.with` makes lists that are slow to read.) */
function replaced(list, at, number) {
	const copy = list.slice();
	copy[at] = number;
	return copy;
}
var init_lists = __esmMin((() => {}));
// packages/rules/src/core/verbs.ts
function note(s, event) {
	s.log?.push(event);
}
function earn(s, seat, coins, rule) {
	if (coins === 0) return;
	s.coins[seat] += coins;
	if (s.log !== void 0) note(s, {
		type: "earned",
		seat,
		coins,
		rule
	});
}
/** Coins from a seat to another one or to the bank (NONE); never more than it has. */
function pay(s, seat, to, coins, rule) {
	const paid = Math.min(coins, s.coins[seat]);
	if (paid === 0) return;
	s.coins[seat] -= paid;
	if (to !== -1) s.coins[to] += paid;
	if (s.log !== void 0) note(s, {
		type: "paid",
		seat,
		...to === -1 ? {} : { to },
		coins: paid,
		rule
	});
}
/** Tokens from the tray to the hand, as far as it goes. */
function recruit(s, people, count, rule) {
	const taken = Math.min(count, s.tray[people]);
	if (taken === 0) return;
	s.tray[people] -= taken;
	s.hand[people] += taken;
	if (s.log !== void 0) note(s, {
		type: "recruited",
		race: raceId(s, people),
		count: taken,
		rule
	});
}
/** So many pieces of a kind in a region. */
function setPieces(s, piece, r, count) {
	s.pieces = replaced(s.pieces, piece.index * s.world.size + r, count);
}
/** A piece from the box onto a region, while there is one and the region may have it. */
function raise(s, piece, r) {
	const at = piece.index * s.world.size + r;
	if (s.supply[piece.index] === 0 || s.pieces[at] >= piece.perRegion) return false;
	s.supply[piece.index]--;
	s.pieces = replaced(s.pieces, at, s.pieces[at] + 1);
	if (s.log !== void 0) note(s, {
		type: "raised",
		piece: piece.id,
		region: r
	});
	return true;
}
/** A piece from its owner's hand onto a region. */
function put(s, piece, r) {
	s.kept[piece.index]--;
	setPieces(s, piece, r, pieceCount(s, piece.index, r) + 1);
	if (s.log !== void 0) note(s, {
		type: "raised",
		piece: piece.id,
		region: r
	});
}
/** Pieces of one kind off a region, to the box or to hand. */
function lift(s, piece, r, count, fate) {
	if (count === 0 || fate === "stays") return;
	setPieces(s, piece, r, pieceCount(s, piece.index, r) - count);
	(fate === "hand" ? s.kept : s.supply)[piece.index] += count;
	if (s.log !== void 0) note(s, {
		type: "removed",
		piece: piece.id,
		region: r
	});
}
/** The region where the only piece of a kind stands, or NONE. */
function whereIs(s, piece) {
	const from = piece.index * s.world.size;
	for (let r = 0; r < s.world.size; r++) if (s.pieces[from + r] > 0) return r;
	return -1;
}
function carry(s, marker, r) {
	const from = s.markerAt[marker.index];
	if (from === r) return;
	s.markerAt = replaced(s.markerAt, marker.index, r);
	if (s.log !== void 0) note(s, {
		type: "carried",
		marker: marker.id,
		from,
		to: r
	});
}
/** Puts a question to a seat. One without an answer is dropped; one with a single answer answers itself. */
function ask(s, ability, seat, a = 0, b = 0) {
	const question = ability.question;
	if (question === void 0) return;
	let count = 0;
	let only = 0;
	question.moves(s, {
		seat,
		a,
		b
	}, (move) => {
		count++;
		only = move;
	});
	if (count === 1) question.answer(s, {
		seat,
		a,
		b
	}, only);
	else if (count > 1) s.prompts = [
		...s.prompts,
		ability.slot,
		seat,
		a,
		b
	];
}
/** A region that may have nobody left in it: its pieces go, and with a declined people's last region its tile. */
function settle(s, r) {
	const people = s.holder[r];
	if (people === -1) return;
	if (s.tokens[r] > 0 || isHeldByPieces(s, r)) {
		for (const react of hooksOf(s, people).onThinned) react(s, people, r);
		return;
	}
	for (const piece of s.world.pieces) lift(s, piece, r, pieceCount(s, piece.index, r), piece.whenLeft);
	s.holder[r] = -1;
	retireIfGone(s, people);
}
function isHeldByPieces(s, r) {
	return s.world.pieces.some((piece) => piece.holds && pieceCount(s, piece.index, r) > 0);
}
/** CORE-DECLINE-5 A people in decline with nothing left on the map nor in hand gives its tiles back. */
function retireIfGone(s, people) {
	if (people === s.world.natives || s.standing[people] !== 2 || s.hand[people] > 0 || holdsAny(s, people)) return;
	if (s.log !== void 0) note(s, {
		type: "vanished",
		race: raceId(s, people)
	});
	s.standing[people] = 0;
	s.owner[people] = -1;
	discardPower(s, people);
	s.world.edition.draft.giveBack(s, people);
}
function discardPower(s, people) {
	if (s.power[people] !== -1) s.powerDiscards = [...s.powerDiscards, s.power[people]];
	s.power[people] = -1;
}
/** CORE-TURN-3 The last tokens come to hand, and the region is nobody's. */
function abandonRegion(s, r) {
	const people = s.holder[r];
	s.hand[people] += s.tokens[r];
	s.tokens[r] = 0;
	if (s.log !== void 0) note(s, {
		type: "abandoned",
		seat: s.owner[people],
		race: raceId(s, people),
		region: r
	});
	for (const piece of s.world.pieces) {
		const at = piece.index * s.world.size + r;
		if (!piece.holds || s.pieces[at] === 0) continue;
		s.kept[piece.index] += s.pieces[at];
		s.pieces = replaced(s.pieces, at, 0);
	}
	settle(s, r);
}
var raceId;
var init_verbs = __esmMin((() => {
	init_lists();
	init_map();
	init_state();
	init_world();
	raceId = (s, people) => people === s.world.natives ? "natives" : s.world.races[people].id;
}));
// packages/rules/src/core/cost.ts
/** Whether a region borders the people's, or counts so, or is an entry of its own to a people without a region. `mask`: the special attacks named. */
function isAdjacent(p, me, hooks, r, mask) {
	if (isBorder(p, me, hooks, r, mask)) return true;
	if (hooks.enters.length > 0 && !holdsAny(p, me)) {
		for (let i = 0; i < hooks.enters.length; i++) if (hooks.enters[i](p, me, r)) return true;
	}
	return false;
}
/** Whether a region borders the people's, or some ability makes it count so. */
function isBorder(p, me, hooks, r, mask) {
	if (isNear(p, me, r)) return true;
	for (let i = 0; i < hooks.links.length; i++) for (let own = 0; own < p.holder.length; own++) if (p.holder[own] === me && hooks.links[i](p, own, r)) return true;
	for (let i = 0; i < hooks.reaches.length; i++) if (hooks.reaches[i](p, me, r)) return true;
	return mask !== 0 && hooks.attacks.some(({ bit, attack }) => (mask & bit) !== 0 && attack.reaches?.(p, me, r) === true);
}
/** What keeps a people from attacking a region, or undefined. Coins and tokens are not looked at. */
function obstacle(p, me, hooks, r, mask) {
	const found = hindrance$1(p, me, hooks, r, mask, isAdjacent(p, me, hooks, r, mask));
	return found === FAR && !holdsAny(p, me) ? {
		rule: p.world.edition.landing.rule,
		what: "no-entry"
	} : found;
}
/** The same for search, which knows already whether the region is adjacent and does not ask why it is too far. */
function hindrance$1(p, me, hooks, r, mask, adjacent) {
	const holder = p.holder[r];
	if (holder === me) return OWN$1;
	if (!hooks.swims && isWater$1(p, r)) return WATER;
	if (!adjacent && !p.world.edition.landing.open(p, me, r)) return FAR;
	if (isImmune(p, r)) return IMMUNE;
	if (holder !== -1) {
		const { bars } = hooksOf(p, holder);
		for (let i = 0; i < bars.length; i++) if (bars[i].when(p, holder, r, me)) return bars[i];
	}
	if (mask !== 0) for (const { bit, slot, attack } of hooks.attacks) {
		if ((mask & bit) === 0) continue;
		if (isSpent$1(p, slot, attack)) return {
			rule: attack.rule,
			what: "spent"
		};
		if (attack.bordering === true && !isBorder(p, me, hooks, r, mask) || attack.may?.(p, me, r) === false) return {
			rule: attack.rule,
			what: "not-there"
		};
	}
}
/** Tokens that a region costs; `parts` collects the lines. */
function price$1(p, me, hooks, r, mask, parts, adjacent = isAdjacent(p, me, hooks, r, mask)) {
	const { edition, guards, natives, races } = p.world;
	if (mask !== 0) for (const { bit, slot, attack } of hooks.attacks) {
		if ((mask & bit) === 0 || attack.pays === void 0) continue;
		const amount = attack.pays(p, me);
		parts?.push({
			rule: attack.rule,
			what: p.world.abilities[slot].id,
			amount
		});
		return amount;
	}
	let total = 2;
	parts?.push({
		rule: "CORE-CONQUER-1",
		what: "region",
		amount: 2
	});
	const holder = p.holder[r];
	if (holder !== -1 && p.tokens[r] > 0) {
		if (p.owner[holder] !== p.owner[me] || edition.ownDeclined.defends) {
			total += p.tokens[r];
			const rule = p.owner[holder] === p.owner[me] ? edition.ownDeclined.rule : "CORE-CONQUER-1";
			parts?.push({
				rule,
				what: holder === natives ? "natives" : races[holder].id,
				amount: p.tokens[r]
			});
		}
	}
	if (p.world.terrain[r] === 4) {
		total += 1;
		parts?.push({
			rule: "CORE-CONQUER-1",
			what: "mountain",
			amount: 1
		});
	}
	for (let i = 0; i < guards.length; i++) {
		const count = pieceCount(p, guards[i].index, r) * guards[i].guard;
		if (count === 0) continue;
		total += count;
		parts?.push({
			rule: guards[i].rule,
			what: guards[i].id,
			amount: count
		});
	}
	if (edition.landing.extra > 0 && !adjacent) {
		total += edition.landing.extra;
		parts?.push({
			rule: edition.landing.rule,
			what: "travel",
			amount: edition.landing.extra
		});
		if (hooks.travelsFree !== void 0) {
			total -= edition.landing.extra;
			parts?.push({
				...hooks.travelsFree,
				amount: -edition.landing.extra
			});
		}
	}
	for (let i = 0; i < hooks.discount.length; i++) {
		const less = hooks.discount[i].amount(p, me, r);
		if (less === 0) continue;
		total -= less;
		parts?.push({
			rule: hooks.discount[i].rule,
			what: hooks.discount[i].what,
			amount: -less
		});
	}
	if (mask !== 0) for (const { bit, slot, attack } of hooks.attacks) {
		if ((mask & bit) === 0 || attack.less === void 0) continue;
		total -= attack.less;
		parts?.push({
			rule: attack.rule,
			what: p.world.abilities[slot].id,
			amount: -attack.less
		});
	}
	if (total < hooks.least) {
		parts?.push({
			rule: "CORE-CONQUER-2",
			what: "least",
			amount: hooks.least - total
		});
		return hooks.least;
	}
	return total;
}
/** What a seat owes before it does something to a region; sums up, and lists if asked. */
function dues(p, seat, r, act, list) {
	const holder = p.holder[r];
	if (holder === -1 || p.owner[holder] === -1 || p.owner[holder] === seat) return 0;
	const { tolls } = hooksOf(p, holder);
	let total = 0;
	for (let i = 0; i < tolls.length; i++) {
		const { rule, what, onPaid } = tolls[i];
		const coins = tolls[i].amount(p, holder, r, seat, act);
		if (coins === 0) continue;
		total += coins;
		list?.push({
			rule,
			what,
			coins,
			to: p.owner[holder],
			...onPaid === void 0 ? {} : { onPaid: (s) => onPaid(s, holder) }
		});
	}
	return total;
}
/** The same for a conquest, with what the named attacks themselves cost in coins. */
function conquestDues(p, me, hooks, r, mask, list) {
	let total = dues(p, p.owner[me], r, 0, list);
	if (mask === 0) return total;
	for (const { bit, slot, attack } of hooks.attacks) {
		if ((mask & bit) === 0 || attack.coins === void 0) continue;
		total += attack.coins;
		const holder = p.holder[r];
		const to = holder === -1 || p.owner[holder] === p.owner[me] ? -1 : p.owner[holder];
		list?.push({
			rule: attack.rule,
			what: p.world.abilities[slot].id,
			coins: attack.coins,
			to
		});
	}
	return total;
}
function payDues(s, seat, list) {
	for (const { to, coins, rule, onPaid } of list) {
		pay(s, seat, to, coins, rule);
		onPaid?.(s);
	}
}
/** Dues for one act on several regions: what is paid once per turn is paid once. */
function duesOn(p, seat, regions, act) {
	const list = [];
	for (const r of regions) {
		const here = [];
		dues(p, seat, r, act, here);
		for (const due of here) if (due.onPaid === void 0 || !list.some(({ what }) => what === due.what)) list.push(due);
	}
	return list;
}
var OWN$1, WATER, IMMUNE, FAR, isSpent$1, sum;
var init_cost = __esmMin((() => {
	init_ability();
	init_map();
	init_state();
	init_verbs();
	init_world();
	OWN$1 = {
		rule: "CORE-CONQUER-6",
		what: "own-region"
	};
	WATER = {
		rule: "CORE-CONQUER-5",
		what: "water"
	};
	IMMUNE = {
		rule: "CORE-CONQUER-9",
		what: "immune"
	};
	FAR = {
		rule: "CORE-CONQUER-4",
		what: "not-bordering"
	};
	isSpent$1 = (p, slot, { perTurn }) => perTurn !== void 0 && p.today[slot] >= perTurn;
	sum = (list) => list.reduce((total, { coins }) => total + coins, 0);
}));
// packages/rules/src/core/loss.ts
/** A region is lost, by conquest or by something that acts like one. `by`: the people that did it; it may be NONE. Leaves the region empty. */
function loseRegion(s, r, cause, by) {
	const people = s.holder[r];
	const count = s.tokens[r];
	const hooks = hooksOf(s, people);
	const fallen = s.standing[people] === 1 || hooks.livesOn ? isSaved(s, people, r, cause) || count === 0 ? 0 : 1 : count;
	if (s.log !== void 0) {
		const seat = s.owner[people];
		note(s, {
			type: "lost",
			race: raceId(s, people),
			...seat === -1 ? {} : { seat },
			region: r,
			fallen,
			saved: count - fallen
		});
	}
	for (const react of hooks.onLoss) react(s, people, r, by === -1 ? -1 : s.owner[by]);
	s.tokens[r] = 0;
	s.tray[people] += fallen;
	s.hand[people] += count - fallen;
	for (const piece of s.world.pieces) lift(s, piece, r, pieceCount(s, piece.index, r), piece.whenLost);
	s.holder[r] = -1;
	slay(s, by, fallen);
	retireIfGone(s, people);
}
/** One token falls where it stands; saved ones go to hand. The region may be empty afterwards. */
function loseToken(s, r, cause, by) {
	const people = s.holder[r];
	const saved = (s.standing[people] === 1 || hooksOf(s, people).livesOn) && isSaved(s, people, r, cause);
	s.tokens[r]--;
	(saved ? s.hand : s.tray)[people]++;
	if (s.log !== void 0 && !saved) note(s, {
		type: "fell",
		race: raceId(s, people),
		region: r
	});
	slay(s, by, saved ? 0 : 1);
	settle(s, r);
}
function isSaved(s, people, r, cause) {
	for (const react of hooksOf(s, people).onCasualty) if (react(s, people, r, cause)) return true;
	return false;
}
function slay(s, by, count) {
	if (by === -1 || count === 0) return;
	for (const react of hooksOf(s, by).onSlain) react(s, by, count);
}
var init_loss = __esmMin((() => {
	init_map();
	init_state();
	init_verbs();
	init_world();
}));
// packages/rules/src/core/errors.ts
var IllegalMove, Refused;
var init_errors = __esmMin((() => {
	IllegalMove = class extends Error {
		code;
		rule;
		constructor(code, rule, message) {
			super(message);
			this.name = "IllegalMove";
			this.code = code;
			this.rule = rule;
		}
	};
	Refused = class extends Error {
		code;
		faults;
		constructor(code, faults) {
			super(faults.map(({ where, message }) => where === void 0 ? message : `${where}: ${message}`).join("\n"));
			this.name = "Refused";
			this.code = code;
			this.faults = faults;
		}
	};
}));
// packages/rules/src/core/move.ts
function unpack(world, m) {
	const a = aOf(m);
	switch (kindOf(m)) {
		case 0: return {
			type: "pick",
			place: a
		};
		case 1: return { type: "expand" };
		case 2: return { type: "decline" };
		case 4: return {
			type: "abandon",
			region: a
		};
		case 5: return {
			type: "conquer",
			region: a,
			...named(world, cOf(m))
		};
		case 6: return {
			type: "roll",
			region: a,
			...named(world, cOf(m))
		};
		case 7: return {
			type: "use",
			ability: world.abilities[cOf(m)].id,
			regions: [a - 1, bOf(m) - 1].filter((r) => r >= 0)
		};
		case 8: return {
			type: "choose",
			answer: [world.words[a - 1], bOf(m) === 0 ? void 0 : bOf(m) - 1].filter((w) => w !== void 0).join(" ")
		};
		case 9: return {
			type: "deploy",
			region: a,
			...deployed(world, cOf(m))
		};
		default: return { type: "done" };
	}
}
function named(world, mask) {
	return mask === 0 ? {} : { with: attackIds(world, mask) };
}
function attackIds(world, mask) {
	return world.attacks.filter((_, bit) => (mask >> bit & 1) === 1).map(({ id }) => id);
}
function deployed(world, c) {
	return c === 0 ? {} : { piece: c >= MARKER ? world.markers[c - MARKER].id : world.pieces[c - 1].id };
}
/** The packed move, or undefined when it names something that this game does not have. */
function pack(world, m) {
	switch (m.type) {
		case "pick": return within$1(m.place) ? pick(m.place) : void 0;
		case "expand": return 1;
		case "decline": return 2;
		case "done": return 3;
		case "abandon": return within$1(m.region) ? abandon(m.region) : void 0;
		case "conquer":
		case "roll": {
			const mask = maskOf(world, m.with ?? []);
			if (mask === void 0 || !within$1(m.region)) return void 0;
			return m.type === "conquer" ? conquer$1(m.region, mask) : roll(m.region, mask);
		}
		case "use": {
			const slot = world.abilities.findIndex(({ id }) => id === m.ability);
			const [a = -1, b = -1] = m.regions;
			return slot < 0 || m.regions.length > 2 || !m.regions.every(within$1) ? void 0 : use(slot, a, b);
		}
		case "choose": return packedAnswer(world, m.answer);
		case "deploy": return within$1(m.region) ? packedDeployment(world, m.region, m.piece) : void 0;
	}
}
function maskOf(world, ids) {
	let mask = 0;
	for (const id of ids) {
		const bit = world.attacks.findIndex((a) => a.id === id);
		if (bit < 0 || (mask & 1 << bit) !== 0) return void 0;
		mask |= 1 << bit;
	}
	return mask;
}
function packedAnswer(world, answer) {
	const words = answer.split(" ");
	const last = words.at(-1) ?? "";
	const number = /^\d{1,2}$/.test(last) ? Number(last) : void 0;
	const rest = (number === void 0 ? words : words.slice(0, -1)).join(" ");
	const word = rest === "" ? 0 : world.words.indexOf(rest) + 1;
	return rest !== "" && word === 0 ? void 0 : 8 | word << 4 | (number === void 0 ? 0 : number + 1 << 12);
}
function packedDeployment(world, region, id) {
	if (id === void 0) return deploy(region);
	const kind = world.pieces.findIndex((k) => k.id === id);
	if (kind >= 0) return deployPiece(region, kind);
	const marker = world.markers.findIndex((m) => m.id === id);
	return marker >= 0 ? deployMarker(region, marker) : void 0;
}
/** The canonical line of a move. Throws IllegalMove for what is none. */
function text(m) {
	switch (m?.type) {
		case "pick": return `pick ${m.place}`;
		case "expand":
		case "decline":
		case "done": return m.type;
		case "abandon": return `abandon ${m.region}`;
		case "conquer":
		case "roll": return `${m.type} ${m.region}${m.with === void 0 || m.with.length === 0 ? "" : ` with ${m.with.join(" ")}`}`;
		case "use": return [
			"use",
			m.ability,
			...m.regions
		].join(" ");
		case "choose": return `choose ${m.answer}`;
		case "deploy": return m.piece === void 0 ? `deploy ${m.region}` : `deploy ${m.region} ${m.piece}`;
		default: throw unreadable$2();
	}
}
/** The inverse of `text`; anything else is refused. */
function parse(line) {
	const move = typeof line === "string" && line.length <= 200 ? parsed(line.split(" ")) : void 0;
	if (move === void 0) throw unreadable$2(typeof line === "string" ? line.slice(0, 60).replace(/[\p{Cc}\p{Cs}]/gu, "?") : void 0);
	return move;
}
function parsed([type, ...rest]) {
	const [first = "", second, ...more] = rest;
	const region = NUMBER.test(first) ? Number(first) : void 0;
	switch (type) {
		case "pick": return region !== void 0 && rest.length === 1 ? {
			type,
			place: region
		} : void 0;
		case "expand":
		case "decline":
		case "done": return rest.length === 0 ? { type } : void 0;
		case "abandon": return region !== void 0 && rest.length === 1 ? {
			type,
			region
		} : void 0;
		case "conquer":
		case "roll":
			if (region === void 0) return void 0;
			if (second === void 0) return {
				type,
				region
			};
			return second === "with" && more.length > 0 && more.every((w) => WORD$1.test(w)) ? {
				type,
				region,
				with: more
			} : void 0;
		case "use": {
			const regions = rest.slice(1);
			return WORD$1.test(first) && regions.length <= 2 && regions.every((w) => NUMBER.test(w)) ? {
				type,
				ability: first,
				regions: regions.map(Number)
			} : void 0;
		}
		case "choose": return rest.length > 0 && rest.length <= 3 && rest.every((w) => WORD$1.test(w) || NUMBER.test(w)) ? {
			type,
			answer: rest.join(" ")
		} : void 0;
		case "deploy":
			if (region === void 0 || rest.length > 2) return void 0;
			if (second === void 0) return {
				type,
				region
			};
			return WORD$1.test(second) ? {
				type,
				region,
				piece: second
			} : void 0;
		default: return;
	}
}
var MARKER, kindOf, aOf, bOf, cOf, pick, abandon, conquer$1, roll, deploy, deployPiece, deployMarker, use, chooseNumber, chooseWord, chooseFrom, wordOf, numberOf, within$1, pieceOf$1, unreadable$2, NUMBER, WORD$1;
var init_move = __esmMin((() => {
	init_errors();
	MARKER = 128;
	kindOf = (m) => m & 15;
	aOf = (m) => m >> 4 & 255;
	bOf = (m) => m >> 12 & 255;
	cOf = (m) => m >> 20 & 1023;
	pick = (row) => 0 | row << 4;
	abandon = (r) => 4 | r << 4;
	conquer$1 = (r, mask) => 5 | r << 4 | mask << 20;
	roll = (r, mask) => 6 | r << 4 | mask << 20;
	deploy = (r) => 9 | r << 4;
	deployPiece = (r, kind) => 9 | r << 4 | kind + 1 << 20;
	deployMarker = (r, marker) => 9 | r << 4 | MARKER + marker << 20;
	use = (slot, a, b) => 7 | a + 1 << 4 | b + 1 << 12 | slot << 20;
	chooseNumber = (n) => 8 | n + 1 << 12;
	chooseWord = (p, word) => 8 | p.world.words.indexOf(word) + 1 << 4;
	chooseFrom = (p, word, n) => chooseWord(p, word) | chooseNumber(n);
	wordOf = (p, m) => p.world.words[aOf(m) - 1];
	numberOf = (m) => bOf(m) - 1;
	within$1 = (n) => Number.isInteger(n) && n >= 0 && n < 255;
	pieceOf$1 = (m) => cOf(m) >= MARKER ? -1 : cOf(m) - 1;
	unreadable$2 = (line = "This") => new IllegalMove("unreadable", "CORE-TURN-1", `“${line}” is not a move.`);
	NUMBER = /^(0|[1-9]\d{0,2})$/;
	WORD$1 = /^[a-z][a-z0-9-]{0,39}$/;
}));
// packages/rules/src/core/random.ts
/** Twelve rounds of the Chaskey permutation over `word`. */
function mixed$1() {
	let [a, b, c, d] = [
		word[0],
		word[1],
		word[2],
		word[3]
	];
	for (let round = 0; round < 12; round++) {
		a = a + b | 0;
		b = (b << 5 | b >>> 27) ^ a;
		a = a << 16 | a >>> 16;
		c = c + d | 0;
		d = (d << 8 | d >>> 24) ^ c;
		a = a + d | 0;
		d = (d << 13 | d >>> 19) ^ a;
		c = c + b | 0;
		b = (b << 7 | b >>> 25) ^ c;
		c = c << 16 | c >>> 16;
	}
	word[0] = a;
	word[1] = b;
	word[2] = c;
	word[3] = d;
}
/** A 128-bit key from a seed of any length: its characters absorbed block by block, each block fed forward. */
function keyOf(seed) {
	const key = [
		1701601903,
		2003988335,
		1831760749,
		seed.length | 0
	];
	for (let at = 0; at < seed.length + 8; at += 8) {
		const block = [
			0,
			1,
			2,
			3
		].map((i) => (seed.charCodeAt(at + 2 * i) || 0) | (seed.charCodeAt(at + 2 * i + 1) || 0) << 16);
		for (let i = 0; i < 4; i++) word[i] = key[i] ^ block[i];
		mixed$1();
		for (let i = 0; i < 4; i++) key[i] = word[i] ^ key[i] ^ Math.imul(block[i], 2654435761);
	}
	return key;
}
/** The next number below `limit` for one purpose. */
function draw(s, purpose, limit) {
	const { key } = s;
	word[0] = key[0] ^ s.counters[purpose]++;
	word[1] = key[1] ^ purpose;
	word[2] = key[2];
	word[3] = key[3];
	mixed$1();
	return Math.floor(((word[0] ^ key[0]) >>> 0) * (limit / 4294967296));
}
/** CORE-DIE-1 One roll of the reinforcement die: results written into the position come first. */
function rollDie(s) {
	if (s.dice.length === 0) return FACES[draw(s, 4, FACES.length)];
	const [next] = s.dice;
	s.dice = s.dice.slice(1);
	return next;
}
/** In how many of its six faces the die shows at least `needed`. */
function facesAtLeast(needed) {
	return needed <= 0 ? 6 : needed === 1 ? 3 : needed === 2 ? 2 : needed === 3 ? 1 : 0;
}
function shuffle(s, tiles, purpose) {
	for (let i = tiles.length - 1; i > 0; i--) {
		const j = draw(s, purpose, i + 1);
		const tile = tiles[i];
		tiles[i] = tiles[j];
		tiles[j] = tile;
	}
}
var FACES, word;
var init_random$1 = __esmMin((() => {
	FACES = [
		0,
		0,
		0,
		1,
		2,
		3
	];
	word = /* @__PURE__ */ new Int32Array(4);
}));
// packages/rules/src/core/conquest.ts
/** Sets of special attacks that may be named together now. */
function attackMasks(p, hooks) {
	let ready = 0;
	for (let i = 0; i < hooks.attacks.length; i++) if (!isSpent$1(p, hooks.attacks[i].slot, hooks.attacks[i].attack)) ready |= 1 << i;
	return hooks.attackSets[ready];
}
/** What the acting people can do about a region that nothing bars. */
function prospect(p, me, hooks, r, mask, adjacent) {
	const hand = strength(p, me, hooks.fighters);
	const cost = price$1(p, me, hooks, r, mask, void 0, adjacent);
	if (cost <= hand) return 1;
	if (hand < hooks.least) return 0;
	if (isPaidWhole(hooks, mask)) return 0;
	if (hasFreeDie(hooks, mask)) return cost <= hand + 6 ? 1 : 0;
	return cost <= hand + BEST_ROLL$1 && !hooks.rollsFirst ? 2 : 0;
}
/** How likely the conquest is with what is in hand: 1, by the die, or 0. */
function chance(p, me, hooks, r, mask) {
	const need = price$1(p, me, hooks, r, mask) - strength(p, me, hooks.fighters);
	if (need <= 0) return 1;
	if (prospect(p, me, hooks, r, mask) === 0) return 0;
	if (!hasFreeDie(hooks, mask)) return facesAtLeast(need) / 6;
	return [
		0,
		0,
		0,
		1,
		2,
		3
	].reduce((sum, die) => sum + facesAtLeast(need - die) / 36, 0);
}
/** Whether a people can try to conquer a region now: reachable, paid for in coins, and within what hand and die can do. */
function canTry(p, me, hooks, r, mask) {
	const adjacent = isAdjacent(p, me, hooks, r, mask);
	if (hindrance$1(p, me, hooks, r, mask, adjacent) !== void 0) return 0;
	const outlook = prospect(p, me, hooks, r, mask, adjacent);
	if (outlook === 0) return 0;
	return conquestDues(p, me, hooks, r, mask) <= p.coins[p.owner[me]] ? outlook : 0;
}
/** Opens an attack: coins are paid, uses counted, and the victim's seat remembered as attacked. */
function attack(s, me, r, mask) {
	const hooks = hooksOf(s, me);
	const list = [];
	conquestDues(s, me, hooks, r, mask, list);
	payDues(s, s.owner[me], list);
	s.begun = 1;
	recordAttack(s, r);
	if (mask === 0) return;
	for (const { bit, slot, attack: { perTurn } } of hooks.attacks) if ((mask & bit) !== 0 && perTurn !== void 0) s.today[slot]++;
}
/** Remembers that the acting people attacked whoever actively holds this region. */
function recordAttack(s, r) {
	const holder = s.holder[r];
	if (holder !== -1 && isActive(s, holder) && controller(s, r) !== s.turn) s.attacked |= 1 << controller(s, r);
}
/** `conquer`: paid from the hand. With a free die the hand may turn out too short: then the answer is false, and nothing is taken. */
function conquerRegion(s, me, r, mask) {
	const hooks = hooksOf(s, me);
	let cost = price$1(s, me, hooks, r, mask);
	let die = 0;
	attack(s, me, r, mask);
	if (hasFreeDie(hooks, mask) && !isPaidWhole(hooks, mask)) {
		die = rollDie(s);
		if (s.log !== void 0) note(s, {
			type: "rolled",
			seat: s.owner[me],
			die,
			region: r
		});
		cost = Math.max(hooks.least, cost - die);
		if (cost > strength(s, me, hooks.fighters)) return {
			taken: false,
			die
		};
	}
	take(s, me, r, mask, cost);
	return {
		taken: true,
		die
	};
}
/** `roll`: the last conquest, with everything in hand. `earlier`: what a free die has already brought. */
function rollForRegion(s, me, r, mask, earlier) {
	const hooks = hooksOf(s, me);
	if (earlier === -1) attack(s, me, r, mask);
	const hand = strength(s, me, hooks.fighters);
	const cost = price$1(s, me, hooks, r, mask) - Math.max(earlier, 0);
	const die = rollDie(s);
	if (s.log !== void 0) note(s, {
		type: "rolled",
		seat: s.owner[me],
		die,
		region: r
	});
	if (hand + die >= cost) take(s, me, r, mask, hand);
	else if (s.log !== void 0) note(s, {
		type: "repelled",
		seat: s.owner[me],
		race: raceId(s, me),
		region: r
	});
}
/** The region changes hands; `paid` tokens and fighting pieces go there from the hand. */
function take(s, me, r, mask, paid) {
	const { world } = s;
	const hooks = hooksOf(s, me);
	const victim = s.holder[r];
	const count = defenders(s, r);
	const nonEmpty = isNonEmpty(s, me, r);
	const named = mask === 0 ? [] : hooks.attacks.filter(({ bit }) => (mask & bit) !== 0);
	if (victim !== -1) loseRegion(s, r, named.find(({ attack: a }) => a.cause !== void 0)?.attack.cause ?? 0, me);
	s.holder[r] = me;
	station(s, me, r, paid, hooks);
	for (const { attack: a } of named) a.garrison?.(s, me, r, victim);
	s.conquests.push(me, r, victim, count, nonEmpty ? 1 : 0);
	if (s.log !== void 0) {
		const from = victim === -1 ? {} : { from: raceId(s, victim) };
		note(s, {
			type: "conquered",
			seat: s.owner[me],
			race: raceId(s, me),
			region: r,
			...from,
			tokens: paid,
			...mask === 0 ? {} : { with: attackIds(world, mask) }
		});
	}
	for (const { slot } of named) {
		const marker = world.markers.find((m) => m.slot === slot);
		if (marker !== void 0) carry(s, marker, r);
	}
	turnUp(s, r);
	for (const react of hooksOf(s, me).onConquest) react(s, me, r);
	for (let seat = 0; seat < s.active.length; seat++) {
		const people = s.active[seat];
		if (people === -1) continue;
		for (const react of hooksOf(s, people).onTaken) react(s, people, r, me);
	}
}
/** Fighting pieces first, then tokens. */
function station(s, me, r, paid, hooks) {
	let left = paid;
	for (const piece of hooks.fighters) for (; left > 0 && s.kept[piece.index] > 0; left--) put(s, piece, r);
	s.hand[me] -= left;
	s.tokens[r] += left;
}
/** AZ-MARKER-1 Face-down markers in a conquered region are turned up. */
function turnUp(s, r) {
	const { markers } = s.world;
	for (let m = 0; m < markers.length; m++) {
		if (s.markerAt[m] !== r || s.markerUp[m] === 1) continue;
		s.markerUp = replaced(s.markerUp, m, 1);
		if (s.log !== void 0) note(s, {
			type: "turned-up",
			marker: markers[m].id,
			region: r
		});
		markers[m].onReveal?.(s, r);
	}
}
/** Whether a people could attack anything if its hand were stronger by so much. */
function canAttackWith(p, me, more) {
	const hooks = hooksOf(p, me);
	const hand = strength(p, me, hooks.fighters);
	if (hand < hooks.least) return false;
	for (let r = 0; r < p.world.size; r++) if (obstacle(p, me, hooks, r, 0) === void 0 && price$1(p, me, hooks, r, 0) <= hand + more) return true;
	return false;
}
var BEST_ROLL$1, hasFreeDie, isPaidWhole;
var init_conquest$1 = __esmMin((() => {
	init_ability();
	init_cost();
	init_lists();
	init_loss();
	init_map();
	init_move();
	init_random$1();
	init_state();
	init_verbs();
	init_world();
	BEST_ROLL$1 = 3;
	hasFreeDie = (hooks, mask) => mask !== 0 && hooks.attacks.some(({ bit, attack }) => (mask & bit) !== 0 && attack.freeDie === true);
	isPaidWhole = (hooks, mask) => mask !== 0 && hooks.attacks.some(({ bit, attack }) => (mask & bit) !== 0 && attack.pays !== void 0);
}));
// packages/rules/src/core/deploy.ts
/** A people that lives on in decline and belongs to this seat, the next one after `last`; or NONE. */
function revenantOf(p, seat, last = -1) {
	for (const people of p.world.revenants) if (people > last && p.owner[people] === seat && p.standing[people] === 2 && hooksOf(p, people).livesOn) return people;
	return -1;
}
/** CORE-TURN-2 Tokens to hand, leaving in each region what must stay. */
function ready(s, seat) {
	const me = s.active[seat];
	if (me !== -1) takeUpTokens(s, me, hooksOf(s, me).least);
	for (let people = revenantOf(s, seat); people !== -1; people = revenantOf(s, seat, people)) takeUpTokens(s, people, hooksOf(s, people).least);
}
/** CORE-DEPLOY-1 Once the tokens stand, pieces that are placed anew come to hand, but for those without which too few would be left in a region. */
function muster(s, seat) {
	const me = s.active[seat];
	if (me === -1) return;
	const { least, pieces } = hooksOf(s, me);
	for (const piece of pieces) {
		if (!piece.redeploys) continue;
		for (let r = 0; r < s.world.size; r++) {
			const count = pieceCount(s, piece.index, r);
			if (count > 0 && s.holder[r] === me) lift(s, piece, r, piece.holds ? Math.max(0, count - Math.max(0, least - s.tokens[r])) : count, "hand");
		}
	}
}
function takeUpTokens(s, people, least) {
	for (let r = 0; r < s.world.size; r++) {
		if (s.holder[r] !== people || s.tokens[r] <= least) continue;
		s.hand[people] += s.tokens[r] - least;
		s.tokens[r] = least;
	}
}
/** Whether a seat has tokens in hand that it can place. */
function canDeploy(p, seat) {
	const me = p.active[seat];
	if (me !== -1 && p.hand[me] > 0 && holdsAny(p, me)) return true;
	for (let people = revenantOf(p, seat); people !== -1; people = revenantOf(p, seat, people)) if (p.hand[people] > 0 && holdsAny(p, people)) return true;
	return false;
}
function deployments(p, seat, add) {
	const me = p.active[seat];
	const hasRevenant = revenantOf(p, seat) !== -1;
	for (let r = 0; r < p.world.size; r++) {
		const holder = p.holder[r];
		if (holder === -1 || p.hand[holder] === 0 || p.owner[holder] !== seat) continue;
		if (holder === me || hasRevenant && hooksOf(p, holder).livesOn) add(deploy(r));
	}
}
/** Pieces in hand are placed kind by kind. */
function nextPiece(p, seat) {
	const me = p.active[seat];
	if (me === -1) return void 0;
	const { pieces } = hooksOf(p, me);
	for (let i = 0; i < pieces.length; i++) {
		const piece = pieces[i];
		if (piece.redeploys && p.kept[piece.index] > 0 && hasRoom(p, me, piece)) return piece;
	}
}
function hasRoom(p, me, piece) {
	for (let r = 0; r < p.world.size; r++) if (p.holder[r] === me && pieceCount(p, piece.index, r) < piece.perRegion) return true;
	return false;
}
function placements(p, seat, add) {
	const piece = nextPiece(p, seat);
	if (piece === void 0) return;
	for (let r = 0; r < p.world.size; r++) if (p.holder[r] === p.active[seat] && pieceCount(p, piece.index, r) < piece.perRegion) add(deployPiece(r, piece.index));
}
/** After a last roll with nothing to redeploy there is still time for what may be done while redeploying. */
function hasLateUse(p) {
	return p.begun === 2 && lateUses(p) > 0;
}
function lateUses(p) {
	const me = p.active[p.turn];
	let count = 0;
	for (const { slot, action } of hooksOf(p, me).actions) if (action.whileDeploying === true && !isSpent$1(p, slot, action)) action.targets(p, me, () => count++);
	return count;
}
var canPlace;
var init_deploy = __esmMin((() => {
	init_cost();
	init_map();
	init_move();
	init_state();
	init_verbs();
	init_world();
	canPlace = (p, seat) => nextPiece(p, seat) !== void 0;
}));
// packages/rules/src/core/stage.ts
var init_stage = __esmMin((() => {}));
// packages/rules/src/core/legal.ts
function moveBuffer() {
	const list = new Int32Array(ROOM);
	const buffer = {
		list,
		count: 0,
		add: (move) => {
			list[buffer.count++] = move;
		}
	};
	return buffer;
}
/** The seat that must decide, or undefined when the game is over. */
function toDecide(p) {
	if (p.prompts.length > 0) return p.prompts[p.prompts.length - 3];
	if (p.stage === 12) return void 0;
	return p.stage === 11 ? p.retreating : p.turn;
}
/** Fills the buffer and tells how many there are. */
function generate(p, into) {
	into.count = 0;
	const { add } = into;
	if (p.prompts.length > 0) {
		const [slot, seat, a, b] = p.prompts.slice(-4);
		p.world.abilities[slot].question?.moves(p, {
			seat,
			a,
			b
		}, add);
		return into.count;
	}
	switch (p.stage) {
		case 1:
			picks(p, add);
			break;
		case 2:
			add(1);
			add(2);
			break;
		case 4:
			conquests(p, add);
			break;
		case 7:
			deployments(p, p.turn, add);
			if (into.count === 0) add(3);
			actions(p, add, true);
			break;
		case 8:
			placements(p, p.turn, add);
			break;
		case 11:
			deployments(p, p.retreating, add);
			if (into.count === 0) placements(p, p.retreating, add);
	}
	return into.count;
}
/** CORE-DRAFT-1 */
function picks(p, add) {
	const { draft } = p.world.edition;
	for (let row = 0; row < draft.rows(p); row++) {
		const offer = draft.offer(p, p.turn, row);
		if (offer !== void 0 && offer.price <= p.coins[p.turn]) add(pick(row));
	}
}
function conquests(p, add) {
	const me = p.acting;
	const isActive = me === p.active[p.turn];
	const hooks = hooksOf(p, me);
	if (isActive && p.begun === 0) {
		for (let r = 0; r < p.world.size; r++) if (p.holder[r] === me) add(abandon(r));
	}
	const masks = attackMasks(p, hooks);
	const isSpentForce = masks.length === 1 && strength(p, me, hooks.fighters) === 0;
	for (let r = 0; r < p.world.size && !isSpentForce; r++) {
		if (p.holder[r] === me) continue;
		for (let i = 0; i < masks.length; i++) {
			const outlook = canTry(p, me, hooks, r, masks[i]);
			if (outlook === 1) add(conquer$1(r, masks[i]));
			else if (outlook === 2) add(roll(r, masks[i]));
		}
	}
	if (isActive) actions(p, add, false);
	add(3);
}
function actions(p, add, deploying) {
	const me = p.active[p.turn];
	const { actions } = hooksOf(p, me);
	for (let i = 0; i < actions.length; i++) {
		const { slot, action } = actions[i];
		if (deploying && action.whileDeploying !== true || isSpent$1(p, slot, action)) continue;
		action.targets(p, me, (a, b) => add(use(slot, a, b)));
	}
}
/** Whether one packed move is legal: `generate` would list it. Looks at that move alone where it can. */
function isLegal(p, move, scratch) {
	const kind = kindOf(move);
	if (p.stage === 4 && p.prompts.length === 0 && (kind === 5 || kind === 6)) {
		const [me, r, mask] = [
			p.acting,
			aOf(move),
			cOf(move)
		];
		const hooks = hooksOf(p, me);
		if (r >= p.world.size || p.holder[r] === me || !attackMasks(p, hooks).includes(mask)) return false;
		const outlook = canTry(p, me, hooks, r, mask);
		return outlook === 1 && move === conquer$1(r, mask) || outlook === 2 && move === roll(r, mask);
	}
	const count = generate(p, scratch);
	for (let i = 0; i < count; i++) if (scratch.list[i] === move) return true;
	return false;
}
var ROOM;
var init_legal = __esmMin((() => {
	init_conquest$1();
	init_cost();
	init_deploy();
	init_map();
	init_move();
	init_stage();
	init_world();
	ROOM = 4096;
}));
// packages/rules/src/core/score.ts
/** CORE-SCORE-1, CORE-SCORE-2 What a seat would score now. */
function itemsOf(p, seat) {
	const items = [];
	for (const people of peoplesOf(p, seat)) {
		const regions = held(p, people);
		if (regions > 0) items.push({
			rule: "CORE-SCORE-1",
			what: p.world.races[people].id,
			amount: regions
		});
		for (const { rule, what, amount } of hooksOf(p, people).income) {
			const coins = amount(p, people, -1);
			if (coins > 0) items.push({
				rule,
				what,
				amount: coins
			});
		}
	}
	return items;
}
/** The same as a sum alone, for play without a listener. */
function incomeOf$2(p, seat) {
	let total = 0;
	for (let people = 0; people < p.world.natives; people++) {
		if (p.owner[people] !== seat) continue;
		total += held(p, people);
		const { income } = hooksOf(p, people);
		for (let i = 0; i < income.length; i++) total += income[i].amount(p, people, -1);
	}
	return total;
}
/** A seat's peoples: the active one first. */
function peoplesOf(p, seat) {
	const peoples = [];
	if (p.active[seat] !== -1) peoples.push(p.active[seat]);
	for (let people = 0; people < p.world.natives; people++) if (p.owner[people] === seat && people !== p.active[seat]) peoples.push(people);
	return peoples;
}
function scoreTurn(s) {
	const total = incomeOf$2(s, s.turn);
	s.coins[s.turn] += total;
	if (s.log !== void 0) note(s, {
		type: "scored",
		seat: s.turn,
		total,
		items: itemsOf(s, s.turn)
	});
}
var init_score = __esmMin((() => {
	init_map();
	init_state();
	init_verbs();
	init_world();
}));
// packages/rules/src/core/turn.ts
/** Goes on until a seat has to decide, or the game is over. */
function advance(s) {
	while (s.prompts.length === 0) switch (s.stage) {
		case 0:
			if (!reacts(s, "onTurn")) enter(s, s.active[s.turn] === -1 ? 1 : 2);
			break;
		case 3:
			if (!reacts(s, "onExpand")) beginConquests(s);
			break;
		case 5:
			if (!reacts(s, "onRally")) {
				ready(s, s.turn);
				enter(s, 6);
			}
			break;
		case 6:
			if (!reacts(s, "onMuster")) enter(s, 7);
			break;
		case 7:
			if (canDeploy(s, s.turn) || hasLateUse(s)) return;
			enter(s, 8);
			break;
		case 8:
			if (s.step === 0) {
				s.step = 1;
				muster(s, s.turn);
			}
			if (canPlace(s, s.turn)) return;
			enter(s, 9);
			break;
		case 9:
			if (reacts(s, "onEnd")) break;
			scoreTurn(s);
			enter(s, 10);
			break;
		case 10:
			if (!reacts(s, "onScored")) beginRetreats(s);
			break;
		case 11:
			if (s.retreating === s.turn) beginTurn(s, (s.turn + 1) % s.active.length);
			else if (canDeploy(s, s.retreating) || canPlace(s, s.retreating)) return;
			else s.retreating = (s.retreating + 1) % s.active.length;
			break;
		default: return;
	}
}
/** Lets the active people's next reaction of a phase happen; false when there is none left. */
function reacts(s, phase) {
	const me = s.active[s.turn];
	if (me === -1) return false;
	const reactions = hooksOf(s, me)[phase];
	if (s.step >= reactions.length) return false;
	reactions[s.step++](s, me);
	return true;
}
function enter(s, stage) {
	s.stage = stage;
	s.step = 0;
}
function beginTurn(s, seat) {
	s.turn = seat;
	s.today.fill(0);
	s.conquests = [];
	s.attacked = 0;
	s.begun = 0;
	s.acting = -1;
	s.retreating = seat;
	if (seat === s.first) s.round++;
	if (s.round > s.rounds) {
		s.round = s.rounds;
		enter(s, 12);
		note(s, { type: "ended" });
		return;
	}
	if (s.log !== void 0) {
		if (seat === s.first) note(s, {
			type: "round-began",
			round: s.round
		});
		note(s, {
			type: "turn-began",
			seat
		});
	}
	enter(s, 0);
}
/** Tokens are taken up, and whatever happens at the beginning of an expansion happens. */
function expand(s) {
	ready(s, s.turn);
	enter(s, 3);
}
/** First, one after the other, peoples in decline that still act and can attack something; then the active one. */
function beginConquests(s, last = -1) {
	let people = revenantOf(s, s.turn, last);
	while (people !== -1 && !canAttack(s, people)) people = revenantOf(s, s.turn, people);
	beginConquestsOf(s, people === -1 ? s.active[s.turn] : people);
}
function beginConquestsOf(s, people) {
	s.acting = people;
	s.begun = 0;
	s.attacked = 0;
	enter(s, 4);
}
/** Whether a people could try to conquer anything at all. */
function canAttack(p, me) {
	const hooks = hooksOf(p, me);
	const masks = attackMasks(p, hooks);
	for (let r = 0; r < p.world.size; r++) for (let i = 0; i < masks.length; i++) if (canTry(p, me, hooks, r, masks[i]) !== 0) return true;
	return false;
}
/** The acting people's conquests are over: a declined one hands over to the next, and at last to the active one. */
function endConquests(s) {
	if (s.acting !== s.active[s.turn]) beginConquests(s, s.acting);
	else enter(s, 5);
}
/** CORE-DIE-3 No conquest of the seat follows a roll. */
function endByRoll(s) {
	s.begun = 2;
	if (s.acting !== s.active[s.turn]) s.attacked = 0;
	enter(s, 5);
}
function beginRetreats(s) {
	s.acting = -1;
	s.retreating = (s.turn + 1) % s.active.length;
	enter(s, 11);
}
/** CORE-DECLINE-4 A turn in which a people declined is scored as soon as nothing is left to ask. */
function endAfterDecline(s) {
	enter(s, 9);
}
var init_turn = __esmMin((() => {
	init_conquest$1();
	init_deploy();
	init_score();
	init_stage();
	init_state();
	init_verbs();
	init_world();
}));
// packages/rules/src/core/setup.ts
/** An empty table: nobody has anything yet, and no tile is laid out. It is a copy, so that all states are made in one place: engines run faster when they look alike. */
function emptyTable(world, names, seed) {
	const seats = names.length;
	const peoples = world.natives + 1;
	const zeros = (count) => new Array(count).fill(0);
	const nones = (count) => new Array(count).fill(-1);
	const standing = zeros(peoples).fill(0);
	standing[world.natives] = 2;
	return clone({
		world,
		names,
		seed,
		key: keyOf(seed),
		log: void 0,
		rounds: roundsFor(seats),
		round: 0,
		first: 0,
		turn: 0,
		stage: 0,
		step: 0,
		acting: -1,
		begun: 0,
		attacked: 0,
		retreating: 0,
		coins: zeros(seats).fill(START_COINS),
		active: nones(seats),
		owner: nones(peoples),
		power: nones(peoples),
		standing,
		tray: [...world.races.map(({ tray }) => tray), 0],
		hand: zeros(peoples),
		aside: zeros(peoples),
		holder: nones(world.size),
		tokens: zeros(world.size),
		pieces: zeros(world.pieces.length * world.size),
		kept: zeros(world.pieces.length),
		supply: world.pieces.map(({ supply }) => supply),
		faces: zeros(world.size),
		pile: [],
		markerAt: nones(world.markers.length),
		markerUp: zeros(world.markers.length),
		today: zeros(world.abilities.length),
		memory: zeros(world.abilities.length),
		conquests: [],
		prompts: [],
		counters: zeros(6),
		dice: [],
		columns: [],
		stacks: [],
		powers: [],
		offerCoins: [],
		powerStack: [],
		powerDiscards: []
	});
}
/** `first`: the seat that begins; left out, it is drawn. */
function dealGame(world, names, seed, first) {
	const s = emptyTable(world, names, seed);
	for (let r = 0; r < world.size; r++) {
		if (!world.native[r]) continue;
		s.holder[r] = world.natives;
		s.tokens[r] = 1;
	}
	world.edition.draft.deal(s);
	world.edition.deal(s);
	s.first = world.edition.starts ?? first ?? draw(s, 5, names.length);
	beginTurn(s, s.first);
	advance(s);
	return s;
}
var roundsFor, START_COINS;
var init_setup = __esmMin((() => {
	init_random$1();
	init_stage();
	init_state();
	init_turn();
	roundsFor = (seats) => seats <= 3 ? 10 : seats === 4 ? 9 : 8;
	START_COINS = 5;
}));
// packages/rules/src/core/decline.ts
function declinePeople(s, seat) {
	const me = s.active[seat];
	const active = hooksOf(s, me);
	for (const react of active.onDecline) react(s, me);
	s.active[seat] = -1;
	s.standing[me] = 2;
	if (s.power[me] !== -1 && s.world.powers[s.power[me]].stays !== true) discardPower(s, me);
	if (s.log !== void 0) note(s, {
		type: "declined",
		seat,
		race: raceId(s, me)
	});
	const declined = hooksOf(s, me);
	if (!declined.uncounted) removeEarlier(s, seat, me);
	const remains = declined.least;
	for (const piece of active.pieces) {
		s.supply[piece.index] += s.kept[piece.index];
		s.kept[piece.index] = 0;
	}
	for (let r = 0; r < s.world.size; r++) {
		const extra = s.holder[r] !== me || declined.allRemain ? 0 : Math.max(0, s.tokens[r] - remains);
		s.tokens[r] -= extra;
		s.tray[me] += extra;
	}
	for (let r = 0; r < s.world.size; r++) {
		if (s.holder[r] !== me) continue;
		for (const piece of active.pieces) lift(s, piece, r, pieceCount(s, piece.index, r), piece.inDecline);
		settle(s, r);
	}
	s.tray[me] += s.hand[me] + s.aside[me];
	s.hand[me] = 0;
	s.aside[me] = 0;
	retireIfGone(s, me);
}
/** CORE-DECLINE-3 The people that was in decline before leaves the map, unless it does not count. */
function removeEarlier(s, seat, fresh) {
	for (let people = 0; people < s.world.natives; people++) {
		if (people === fresh || s.owner[people] !== seat || hooksOf(s, people).uncounted) continue;
		s.tray[people] += s.hand[people];
		s.hand[people] = 0;
		if (held(s, people) === 0) retireIfGone(s, people);
		for (let r = 0; r < s.world.size; r++) {
			if (s.holder[r] !== people) continue;
			s.tray[people] += s.tokens[r];
			s.tokens[r] = 0;
			settle(s, r);
		}
	}
}
var init_decline = __esmMin((() => {
	init_map();
	init_state();
	init_verbs();
	init_world();
}));
// packages/rules/src/core/step.ts
function stepPacked(s, move) {
	if (s.prompts.length > 0) answer$1(s, move);
	else act(s, move);
	advance(s);
}
function answer$1(s, move) {
	const [slot, seat, a, b] = s.prompts.slice(-4);
	s.prompts = s.prompts.slice(0, -4);
	if (s.log !== void 0 && kindOf(move) === 8) note(s, {
		type: "chose",
		seat,
		answer: text(unpack(s.world, move)).slice(7)
	});
	s.world.abilities[slot].question?.answer(s, {
		seat,
		a,
		b
	}, move);
}
function act(s, move) {
	const a = aOf(move);
	switch (kindOf(move)) {
		case 0:
			pickCombo(s, a);
			break;
		case 1:
			expand(s);
			if (s.log !== void 0) note(s, {
				type: "expanded",
				seat: s.turn,
				race: raceId(s, s.active[s.turn]),
				hand: s.hand[s.active[s.turn]]
			});
			break;
		case 2:
			declinePeople(s, s.turn);
			endAfterDecline(s);
			break;
		case 4:
			abandonRegion(s, a);
			break;
		case 5:
			conquer(s, a, cOf(move));
			break;
		case 6:
			rollForRegion(s, s.acting, a, cOf(move), -1);
			endByRoll(s);
			break;
		case 7:
			useAbility(s, cOf(move), a - 1, bOf(move) - 1);
			break;
		case 9:
			deployOne(s, a, pieceOf$1(move));
			break;
		case 3: if (s.stage === 4) endConquests(s);
		else enter(s, 8);
	}
}
/** CORE-DRAFT-4 The seat takes a combo and its tokens. */
function pickCombo(s, row) {
	const seat = s.turn;
	const { race, power, price, coins } = s.world.edition.draft.take(s, seat, row);
	s.active[seat] = race;
	s.owner[race] = seat;
	s.power[race] = power;
	s.standing[race] = 1;
	const [raceTile, powerTile] = [s.world.races[race], s.world.powers[power]];
	s.memory = replaced(replaced(s.memory, raceTile.slot, 0), powerTile.slot, 0);
	s.hand[race] = Math.min(raceTile.value + powerTile.value, s.tray[race]);
	s.tray[race] -= s.hand[race];
	const hooks = hooksOf(s, race);
	for (const { index, atStart } of hooks.pieces) {
		s.kept[index] = Math.min(atStart, s.supply[index]);
		s.supply[index] -= s.kept[index];
	}
	if (s.log !== void 0) note(s, {
		type: "picked",
		seat,
		race: raceTile.id,
		power: powerTile.id,
		price,
		found: coins,
		tokens: s.hand[race]
	});
	for (const react of hooks.onForm) react(s, race);
	expand(s);
}
function conquer(s, r, mask) {
	const me = s.acting;
	const { taken, die } = conquerRegion(s, me, r, mask);
	if (taken) return;
	const free = s.world.attacks.find((a, bit) => (mask >> bit & 1) === 1 && a.attack?.freeDie === true);
	if (free !== void 0) ask(s, free, s.turn, r | mask << 8, die);
}
function useAbility(s, slot, a, b) {
	const { action } = s.world.abilities[slot];
	if (action === void 0) return;
	if (action.perTurn !== void 0) s.today[slot]++;
	if (s.stage === 4) s.begun = 1;
	action.perform(s, s.active[s.turn], a, b);
}
function deployOne(s, r, kind) {
	const people = s.holder[r];
	if (kind === -1) {
		s.hand[people]--;
		s.tokens[r]++;
	} else put(s, s.world.pieces[kind], r);
	if (s.log !== void 0) note(s, {
		type: "deployed",
		seat: s.owner[people],
		region: r,
		what: kind === -1 ? raceId(s, people) : s.world.pieces[kind].id
	});
}
var init_step = __esmMin((() => {
	init_conquest$1();
	init_decline();
	init_lists();
	init_move();
	init_stage();
	init_state();
	init_turn();
	init_verbs();
	init_world();
}));
// packages/rules/src/core/draft.ts
function ownTiles(s) {
	return lay$1(s, {
		columns: s.columns.map((column) => column.slice()),
		stacks: s.stacks.map((stack) => stack.slice()),
		powers: s.powers.slice(),
		offerCoins: s.offerCoins.slice(),
		powerStack: s.powerStack.slice(),
		powerDiscards: s.powerDiscards.slice()
	});
}
/** Puts tiles on the table. */
function lay$1(s, tiles) {
	s.columns = tiles.columns;
	s.stacks = tiles.stacks;
	s.powers = tiles.powers;
	s.offerCoins = tiles.offerCoins;
	s.powerStack = tiles.powerStack;
	s.powerDiscards = tiles.powerDiscards;
	return tiles;
}
/** Takes a tile out of a stack; false if it is not there. */
function withdrawn(stack, tile) {
	const at = stack.indexOf(tile);
	if (at >= 0) stack.splice(at, 1);
	return at >= 0;
}
function refill$1(s, tiles) {
	const [races] = tiles.columns;
	const [stack] = tiles.stacks;
	while (races.length < ROWS$1 && stack.length > 0) {
		const power = nextPower(s, tiles);
		if (power === -1) return;
		races.push(stack.pop() ?? -1);
		tiles.powers.push(power);
		tiles.offerCoins.push(0);
	}
}
/** CORE-DRAFT-6 The next power of the stack, from the discarded ones when it has run out. */
function nextPower(s, tiles) {
	if (tiles.powerStack.length === 0) {
		tiles.powerStack.push(...tiles.powerDiscards);
		tiles.powerDiscards.length = 0;
		shuffle(s, tiles.powerStack, 0);
	}
	return tiles.powerStack.pop() ?? -1;
}
var isColumns$1, ROWS$1, column;
var init_draft$1 = __esmMin((() => {
	init_random$1();
	init_state();
	init_verbs();
	isColumns$1 = (offers) => !Array.isArray(offers);
	ROWS$1 = 6;
	column = {
		deal(s) {
			const races = s.world.races.map((_, i) => i);
			const powers = s.world.powers.map((_, i) => i);
			shuffle(s, races, 0);
			shuffle(s, powers, 0);
			refill$1(s, lay$1(s, {
				columns: [[]],
				stacks: [races],
				powers: [],
				offerCoins: [],
				powerStack: powers,
				powerDiscards: []
			}));
		},
		offer(p, _seat, row) {
			const race = p.columns[0][row];
			return race === void 0 ? void 0 : {
				race,
				power: p.powers[row],
				price: row,
				coins: p.offerCoins[row]
			};
		},
		rows: (p) => p.columns[0].length,
		take(s, seat, row) {
			const tiles = ownTiles(s);
			const [races] = tiles.columns;
			const taken = {
				race: races[row],
				power: tiles.powers[row],
				price: row,
				coins: tiles.offerCoins[row]
			};
			pay(s, seat, -1, row, "CORE-DRAFT-1");
			for (let above = 0; above < row; above++) tiles.offerCoins[above]++;
			earn(s, seat, taken.coins, "CORE-DRAFT-3");
			races.splice(row, 1);
			tiles.powers.splice(row, 1);
			tiles.offerCoins.splice(row, 1);
			refill$1(s, tiles);
			return taken;
		},
		giveBack(s, race) {
			const tiles = ownTiles(s);
			tiles.stacks[0].unshift(race);
			refill$1(s, tiles);
		},
		written: (p) => p.columns[0].map((race, row) => ({
			race: p.world.races[race].id,
			power: p.world.powers[p.powers[row]].id,
			...p.offerCoins[row] > 0 ? { coins: p.offerCoins[row] } : {}
		})),
		layOut(s, offers, races) {
			const tiles = lay$1(s, {
				...ownTiles(s),
				columns: [[]],
				stacks: [[...races]],
				powers: [],
				offerCoins: []
			});
			if (offers !== void 0 && isColumns$1(offers)) return false;
			for (const { race, power, coins = 0 } of offers ?? []) {
				const [r, w] = [s.world.races.findIndex(({ id }) => id === race), s.world.powers.findIndex(({ id }) => id === power)];
				if (!withdrawn(tiles.stacks[0], r) || !withdrawn(tiles.powerStack, w)) return false;
				tiles.columns[0].push(r);
				tiles.powers.push(w);
				tiles.offerCoins.push(coins);
			}
			refill$1(s, tiles);
			return tiles.columns[0].length <= ROWS$1;
		}
	};
}));
// packages/rules/src/core/edition.ts
/** Gives every tile and piece of an edition its number. */
function edition(given) {
	const abilities = [
		given.common,
		...given.races,
		...given.powers,
		...given.markers
	];
	for (const [slot, ability] of abilities.entries()) ability.slot = slot;
	for (const [index, marker] of given.markers.entries()) marker.index = index;
	for (const [index, piece] of given.pieces.entries()) piece.index = index;
	return given;
}
var init_edition$3 = __esmMin((() => {}));
// packages/rules/src/core/outcome.ts
/** CORE-END-1, CORE-END-2 Most coins; then most race tokens on the map; then shared. */
function mostCoins(p) {
	const coins = [...p.coins];
	const rich = best$1(coins.map((_, seat) => seat), (seat) => coins[seat]);
	if (rich.length === 1) return {
		coins,
		winners: rich
	};
	const winners = best$1(rich, (seat) => peoplesOf(p, seat).reduce((sum, people) => sum + tokensOnMap(p, people), 0));
	return {
		coins,
		winners,
		tieBreak: {
			rule: "CORE-END-2",
			what: winners.length === 1 ? "tokens" : "shared"
		}
	};
}
function best$1(seats, worth) {
	const most = Math.max(...seats.map(worth));
	return seats.filter((seat) => worth(seat) === most);
}
var init_outcome = __esmMin((() => {
	init_map();
	init_score();
}));
// packages/rules/src/azeroth/markers.ts
function faceUpIn(p, r, kind) {
	return p.world.markers.filter((marker, m) => p.markerAt[m] === r && p.markerUp[m] === 1 && (kind === void 0 || marker.kind === kind));
}
/** Where its owner may lay an artifact at the end of the turn. */
function ownRegions(p, seat, { index }, add) {
	for (let r = 0; r < p.world.size; r++) if (p.holder[r] === p.active[seat]) add(deployMarker(r, index));
}
var init_markers = __esmMin((() => {
	init_move();
}));
// packages/rules/src/azeroth/artifacts/aegis-of-aggramar.ts
var aegisOfAggramar;
var init_aegis_of_aggramar = __esmMin((() => {
	init_ability();
	init_move();
	init_verbs();
	init_markers();
	aegisOfAggramar = artifact({
		id: "aegis-of-aggramar",
		onEnd: (s, me) => ask(s, aegisOfAggramar, s.owner[me]),
		question: {
			rule: "AZ-AEGIS-1",
			moves: (p, { seat }, add) => ownRegions(p, seat, aegisOfAggramar, add),
			answer: (s, _q, move) => carry(s, aegisOfAggramar, aOf(move))
		},
		toll: {
			rule: "AZ-AEGIS-1",
			amount: (p, _me, r) => p.markerAt[aegisOfAggramar.index] === r ? 2 : 0
		}
	});
}));
// packages/rules/src/azeroth/artifacts/ashes-of-alar.ts
var ashesOfAlar;
var init_ashes_of_alar = __esmMin((() => {
	init_ability();
	ashesOfAlar = artifact({
		id: "ashes-of-alar",
		attack: {
			rule: "AZ-ASHES-1",
			perTurn: 1,
			reaches: () => true
		}
	});
}));
// packages/rules/src/azeroth/artifacts/doomhammer.ts
var doomhammer;
var init_doomhammer = __esmMin((() => {
	init_ability();
	init_world();
	doomhammer = artifact({
		id: "doomhammer",
		attack: {
			rule: "AZ-DOOMHAMMER-1",
			perTurn: 1,
			pays: (p, me) => hooksOf(p, me).least,
			coins: 2
		}
	});
}));
// packages/rules/src/azeroth/artifacts/frostmourne.ts
var frostmourne;
var init_frostmourne = __esmMin((() => {
	init_ability();
	frostmourne = artifact({
		id: "frostmourne",
		attack: {
			rule: "AZ-FROSTMOURNE-1",
			perTurn: 1,
			less: 2
		}
	});
}));
// packages/rules/src/azeroth/artifacts/heart-of-azeroth.ts
var heartOfAzeroth;
var init_heart_of_azeroth = __esmMin((() => {
	init_ability();
	init_move();
	init_state();
	init_verbs();
	init_markers();
	heartOfAzeroth = artifact({
		id: "heart-of-azeroth",
		onEnd: (s, me) => ask(s, heartOfAzeroth, s.owner[me]),
		question: {
			rule: "AZ-HEART-1",
			moves: (p, { seat }, add) => ownRegions(p, seat, heartOfAzeroth, add),
			answer: (s, { seat }, move) => {
				const at = aOf(move);
				carry(s, heartOfAzeroth, at);
				for (let other = 0; other < s.active.length; other++) if (other !== seat && s.active[other] !== -1 && s.world.borders[at].some((r) => s.holder[r] === s.active[other])) pay(s, other, seat, 1, "AZ-HEART-1");
			}
		}
	});
}));
// packages/rules/src/azeroth/artifacts/index.ts
var artifacts;
var init_artifacts = __esmMin((() => {
	init_aegis_of_aggramar();
	init_ashes_of_alar();
	init_doomhammer();
	init_frostmourne();
	init_heart_of_azeroth();
	artifacts = [
		ashesOfAlar,
		heartOfAzeroth,
		frostmourne,
		aegisOfAggramar,
		doomhammer
	];
}));
// packages/rules/src/core/terms.ts
/** What a people has conquered this turn, in order. */
function conquestsOf(p, me) {
	const list = [];
	for (let i = 0; i < p.conquests.length; i += 5) {
		const [by, region, victim, defenders, nonEmpty] = p.conquests.slice(i, i + 5);
		if (by === me) list.push({
			region,
			victim,
			defenders,
			nonEmpty: nonEmpty === 1
		});
	}
	return list;
}
var onTerrain, withSymbol, besideOwn, cheaper, coinPer, coinPerConquest;
var init_terms = __esmMin((() => {
	init_map();
	init_world();
	onTerrain = (...kinds) => (p, r) => kinds.includes(terrain(p, r));
	withSymbol = (symbol) => (p, r) => hasSymbol(p, r, symbol);
	besideOwn = (kind) => (p, r, me) => {
		const { links } = hooksOf(p, me);
		for (let own = 0; own < p.world.size; own++) {
			if (p.holder[own] !== me || terrain(p, own) !== kind) continue;
			if (isBorder$1(p, own, r) || links.some((linked) => linked(p, own, r))) return true;
		}
		return false;
	};
	cheaper = (rule, where, by = 1) => ({
		rule,
		amount: (p, me, r) => where(p, r, me) ? by : 0
	});
	coinPer = (rule, where) => ({
		rule,
		amount: (p, me) => held(p, me, where)
	});
	coinPerConquest = (rule, counts) => ({
		rule,
		amount: (p, me) => {
			let coins = 0;
			for (const conquest of conquestsOf(p, me)) if (counts(p, conquest)) coins++;
			return coins;
		}
	});
}));
// packages/rules/src/azeroth/factions.ts
/** The side of a people; a neutral one that sides with a faction this turn belongs to it. Natives have none. */
function factionOf(p, people) {
	if (people < 0 || people >= p.world.natives) return void 0;
	const own = p.world.races[people].faction ?? "neutral";
	const sided = people === p.active[p.turn] ? p.today[factionBonus.slot] : 0;
	return own === "neutral" && sided > 0 ? SIDES[sided] : own;
}
function isOpposed(p, me, other) {
	const [mine, theirs] = [factionOf(p, me), factionOf(p, other)];
	return mine === "alliance" && theirs === "horde" || mine === "horde" && theirs === "alliance";
}
/** How many regions a people has taken this turn from each people of the other faction. */
function defeats(p, me) {
	const counts = /* @__PURE__ */ new Map();
	if (p.conquests.length === 0) return counts;
	for (const { victim } of conquestsOf(p, me)) if (isOpposed(p, me, victim)) counts.set(victim, (counts.get(victim) ?? 0) + 1);
	return counts;
}
/** The people whose turn it is fights for a faction until the turn ends. */
function takeSide(s, side) {
	s.today[factionBonus.slot] = SIDES.indexOf(side);
}
var factionBonus, SIDES;
var init_factions = __esmMin((() => {
	init_ability();
	init_terms();
	factionBonus = common({
		id: "faction",
		income: {
			rule: "AZ-FACTION-1",
			amount: (p, me) => defeats(p, me).size
		}
	});
	SIDES = [
		"neutral",
		"alliance",
		"horde"
	];
}));
// packages/rules/src/azeroth/pieces.ts
var wispWall, fort, watchtower, objective, champion$1, beast, bomb, pieces$1;
var init_pieces$1 = __esmMin((() => {
	init_ability();
	wispWall = piece({
		id: "wisp-wall",
		rule: "AZ-NIGHT-ELVES-2",
		supply: 9,
		guard: 1,
		inDecline: "stays"
	});
	fort = piece({
		id: "fort",
		rule: "AZ-ENTRENCHED-1",
		supply: 10,
		guard: 1,
		inDecline: "stays"
	});
	watchtower = piece({
		id: "watchtower",
		rule: "AZ-DEFENSIVE-2",
		supply: 6,
		immune: true
	});
	objective = piece({
		id: "objective",
		rule: "AZ-HUMANS-1",
		supply: 2,
		whenLost: "stays",
		whenLeft: "stays"
	});
	champion$1 = piece({
		id: "champion",
		rule: "AZ-CHAMPION-2",
		supply: 1,
		atStart: 1,
		guard: 1,
		asToken: true,
		holds: true,
		redeploys: true,
		whenLost: "hand",
		whenLeft: "hand"
	});
	beast = piece({
		id: "beast",
		rule: "AZ-BEASTMASTER-2",
		supply: 5,
		perRegion: 5,
		guard: 1,
		asToken: true,
		holds: true,
		fights: true,
		redeploys: true,
		whenLost: "hand"
	});
	bomb = piece({
		id: "bomb",
		rule: "AZ-GOBLINS-1",
		supply: 12,
		whenLost: "stays",
		whenLeft: "stays",
		inDecline: "stays",
		faces: [{
			id: "dud",
			count: 6
		}, {
			id: "live",
			count: 6
		}]
	});
	pieces$1 = [
		wispWall,
		fort,
		watchtower,
		objective,
		champion$1,
		beast,
		bomb
	];
}));
// packages/rules/src/azeroth/places/battlefield.ts
/** AZ-BATTLEFIELD-2 */
function askForSide(s, me) {
	if (me === s.active[s.turn] && factionOf(s, me) === "neutral") ask(s, battlefield, s.turn);
}
var battlefield;
var init_battlefield = __esmMin((() => {
	init_ability();
	init_move();
	init_verbs();
	init_factions();
	battlefield = place({
		id: "battlefield",
		income: {
			rule: "AZ-BATTLEFIELD-1",
			amount: (p, me) => [...defeats(p, me).values()].filter((regions) => regions >= 2).length
		},
		onExpand: askForSide,
		onConquest: (s, me, r) => {
			if (s.markerAt[battlefield.index] === r) askForSide(s, me);
		},
		question: {
			rule: "AZ-BATTLEFIELD-2",
			words: ["alliance", "horde"],
			moves: (p, _q, add) => {
				add(24);
				add(chooseWord(p, "alliance"));
				add(chooseWord(p, "horde"));
			},
			answer: (s, _q, move) => {
				const side = wordOf(s, move);
				takeSide(s, side === "alliance" || side === "horde" ? side : "neutral");
			}
		}
	});
}));
// packages/rules/src/azeroth/places/dark-portal.ts
var darkPortal;
var init_dark_portal = __esmMin((() => {
	init_ability();
	darkPortal = place({
		id: "dark-portal",
		income: {
			rule: "AZ-PORTAL-1",
			amount: () => 2
		}
	});
}));
// packages/rules/src/azeroth/places/karazhan.ts
var karazhan;
var init_karazhan = __esmMin((() => {
	init_ability();
	init_map();
	karazhan = place({
		id: "karazhan",
		income: {
			rule: "AZ-KARAZHAN-1",
			amount: (p, me) => {
				const here = p.markerAt[karazhan.index];
				return held(p, me, (q, r) => r !== here && terrain(q, r) === terrain(q, here));
			}
		}
	});
}));
// packages/rules/src/azeroth/places/lights-hope-chapel.ts
var lightsHopeChapel;
var init_lights_hope_chapel = __esmMin((() => {
	init_ability();
	lightsHopeChapel = place({
		id: "lights-hope-chapel",
		onCasualty: () => true
	});
}));
// packages/rules/src/azeroth/places/meeting-stone.ts
var meetingStone;
var init_meeting_stone = __esmMin((() => {
	init_ability();
	meetingStone = place({
		id: "meeting-stone",
		travelsFree: "AZ-STONE-1"
	});
}));
// packages/rules/src/azeroth/places/spirit-healer.ts
var spiritHealer;
var init_spirit_healer = __esmMin((() => {
	init_ability();
	init_verbs();
	spiritHealer = place({
		id: "spirit-healer",
		onRally: (s, me) => recruit(s, me, 1, "AZ-HEALER-1")
	});
}));
// packages/rules/src/azeroth/places/well-of-eternity.ts
/** No water on this island: another place, drawn from those that are not in the game. */
function replace(s, r) {
	s.markerAt = replaced(s.markerAt, wellOfEternity.index, -1);
	s.markerUp = replaced(s.markerUp, wellOfEternity.index, 0);
	const left = s.world.markers.filter(({ kind, index }) => kind === "place" && index !== wellOfEternity.index && s.markerAt[index] === -1);
	if (left.length === 0) return;
	const { id, index } = left[draw(s, 2, left.length)];
	s.markerAt = replaced(s.markerAt, index, r);
	s.markerUp = replaced(s.markerUp, index, 1);
	note(s, {
		type: "turned-up",
		marker: id,
		region: r
	});
}
var wellOfEternity;
var init_well_of_eternity = __esmMin((() => {
	init_ability();
	init_lists();
	init_map();
	init_random$1();
	init_state();
	init_verbs();
	wellOfEternity = place({
		id: "well-of-eternity",
		everywhere: true,
		onReveal: (s, r) => {
			const water = s.world.island.findIndex((island, w) => island === s.world.island[r] && isWater$1(s, w));
			if (water === -1) replace(s, r);
			else carry(s, wellOfEternity, water);
		},
		income: {
			rule: "AZ-WELL-2",
			amount: (p, me) => {
				const counts = /* @__PURE__ */ new Map();
				for (const r of p.world.borders[p.markerAt[wellOfEternity.index]]) counts.set(p.holder[r], (counts.get(p.holder[r]) ?? 0) + 1);
				const own = counts.get(me) ?? 0;
				return [...counts].every(([people, count]) => people === me || people === -1 || count < own) && own > 0 ? 2 : 0;
			}
		}
	});
}));
// packages/rules/src/azeroth/places/index.ts
var places;
var init_places = __esmMin((() => {
	init_battlefield();
	init_dark_portal();
	init_karazhan();
	init_lights_hope_chapel();
	init_meeting_stone();
	init_spirit_healer();
	init_well_of_eternity();
	places = [
		battlefield,
		lightsHopeChapel,
		spiritHealer,
		karazhan,
		meetingStone,
		darkPortal,
		wellOfEternity
	];
}));
// packages/rules/src/azeroth/values.ts
var unverified;
var init_values = __esmMin((() => {
	unverified = {
		tauren: 11,
		archaeologist: 5,
		defensive: 4,
		swamp: 4,
		beastmaster: 4,
		enraged: 5,
		champion: 5,
		explorer: 4,
		farmer: 4,
		forester: 4,
		blacksmith: 4,
		warmaster: 5,
		"portal-mage": 5,
		miner: 4,
		mountaineer: 4,
		navigator: 5,
		marshdweller: 4,
		fisher: 4,
		entrenched: 4,
		intimidating: 5
	};
}));
// packages/rules/src/azeroth/powers/archaeologist.ts
var archaeologist;
var init_archaeologist = __esmMin((() => {
	init_ability();
	init_markers();
	init_values();
	archaeologist = power({
		id: "archaeologist",
		value: unverified.archaeologist,
		income: {
			rule: "AZ-ARCHAEOLOGIST-1",
			amount: (p, me) => p.holder.reduce((coins, holder, r) => holder === me ? coins + faceUpIn(p, r).length : coins, 0)
		}
	});
}));
// packages/rules/src/azeroth/powers/beastmaster.ts
/** AZ-BEASTMASTER-4 A region that only beasts held is nobody's then. */
function discardBeasts(s, me) {
	s.supply[beast.index] += s.kept[beast.index];
	s.kept[beast.index] = 0;
	for (let r = 0; r < s.world.size; r++) {
		const count = pieceCount(s, beast.index, r);
		if (count === 0 || s.holder[r] !== me) continue;
		lift(s, beast, r, count, "box");
		settle(s, r);
	}
}
var beastmaster;
var init_beastmaster = __esmMin((() => {
	init_ability();
	init_map();
	init_terms();
	init_verbs();
	init_world();
	init_pieces$1();
	init_values();
	beastmaster = power({
		id: "beastmaster",
		value: unverified.beastmaster,
		pieces: [beast],
		onExpand: (s, me) => {
			discardBeasts(s, me);
			const taken = Math.min(held(s, me, onTerrain(2)), s.supply[beast.index]);
			s.kept[beast.index] += taken;
			s.supply[beast.index] -= taken;
		},
		onCasualty: (s, _me, r, cause) => {
			if (cause === 3 || pieceCount(s, beast.index, r) === 0) return false;
			lift(s, beast, r, 1, "box");
			return true;
		}
	});
}));
// packages/rules/src/azeroth/powers/blacksmith.ts
var blacksmith;
var init_blacksmith = __esmMin((() => {
	init_ability();
	init_terms();
	init_values();
	blacksmith = power({
		id: "blacksmith",
		value: unverified.blacksmith,
		discount: cheaper("AZ-BLACKSMITH-1", () => true)
	});
}));
// packages/rules/src/azeroth/powers/champion.ts
var champion;
var init_champion = __esmMin((() => {
	init_ability();
	init_map();
	init_state();
	init_verbs();
	init_pieces$1();
	init_values();
	champion = power({
		id: "champion",
		value: unverified.champion,
		pieces: [champion$1],
		attack: {
			rule: "AZ-CHAMPION-1",
			perTurn: 1,
			bordering: true,
			pays: () => 0,
			garrison: (s, _me, r) => {
				const from = whereIs(s, champion$1);
				if (from !== -1) {
					lift(s, champion$1, from, 1, "hand");
					settle(s, from);
				}
				put(s, champion$1, r);
			}
		},
		onCasualty: (s, _me, r, cause) => cause !== 3 && pieceCount(s, champion$1.index, r) > 0,
		onLoss: (s, me, r, to) => {
			if (pieceCount(s, champion$1.index, r) > 0 && to !== -1 && to !== s.owner[me]) pay(s, s.owner[me], to, 1, "AZ-CHAMPION-3");
		}
	});
}));
// packages/rules/src/azeroth/powers/defensive.ts
/** AZ-DEFENSIVE-1 A field held, with more bordering regions of this people than of any other single one. */
function isSurrounded(p, me, r) {
	if (p.holder[r] !== me || terrain(p, r) !== 0) return false;
	const counts = /* @__PURE__ */ new Map();
	for (const b of p.world.borders[r]) if (p.holder[b] !== -1) counts.set(p.holder[b], (counts.get(p.holder[b]) ?? 0) + 1);
	const own = counts.get(me) ?? 0;
	counts.delete(me);
	return own > Math.max(0, ...counts.values());
}
var defensive, bareFields;
var init_defensive = __esmMin((() => {
	init_ability();
	init_map();
	init_move();
	init_state();
	init_verbs();
	init_world();
	init_pieces$1();
	init_values();
	defensive = power({
		id: "defensive",
		value: unverified.defensive,
		pieces: [watchtower],
		onEnd: (s, me) => {
			for (let r = 0; r < s.world.size; r++) if (pieceCount(s, watchtower.index, r) > 0 && !isSurrounded(s, me, r)) lift(s, watchtower, r, 1, "box");
			const bare = bareFields(s, me);
			if (bare.length > s.supply[watchtower.index]) return ask(s, defensive, s.owner[me]);
			for (const r of bare) raise(s, watchtower, r);
		},
		/** Which of them, when there are fewer towers than fields. */
		question: {
			rule: "AZ-DEFENSIVE-1",
			moves: (p, { seat }, add) => {
				if (p.supply[watchtower.index] > 0) for (const r of bareFields(p, p.active[seat])) add(deployPiece(r, watchtower.index));
			},
			answer: (s, { seat }, move) => {
				raise(s, watchtower, aOf(move));
				ask(s, defensive, seat);
			}
		}
	});
	bareFields = (p, me) => [...p.holder.keys()].filter((r) => p.holder[r] === me && pieceCount(p, watchtower.index, r) === 0 && isSurrounded(p, me, r));
}));
// packages/rules/src/azeroth/powers/enraged.ts
var enraged;
var init_enraged = __esmMin((() => {
	init_ability();
	init_terms();
	init_values();
	enraged = power({
		id: "enraged",
		value: unverified.enraged,
		income: {
			rule: "AZ-ENRAGED-1",
			amount: (p, me) => conquestsOf(p, me).reduce((coins, { defenders }) => defenders >= 2 ? coins + defenders : coins, 0)
		}
	});
}));
// packages/rules/src/azeroth/powers/entrenched.ts
var entrenched, openRegions;
var init_entrenched = __esmMin((() => {
	init_ability();
	init_map();
	init_move();
	init_verbs();
	init_pieces$1();
	init_values();
	entrenched = power({
		id: "entrenched",
		value: unverified.entrenched,
		stays: true,
		pieces: [fort],
		onConquest: (s, _me, r) => void raise(s, fort, r),
		onEnd: (s, me) => {
			const open = openRegions(s, me);
			if (open.length > s.supply[fort.index]) return ask(s, entrenched, s.owner[me]);
			for (const r of open) raise(s, fort, r);
		},
		/** Which of them, when there are fewer forts than regions. */
		question: {
			rule: "AZ-ENTRENCHED-1",
			moves: (p, { seat }, add) => {
				if (p.supply[fort.index] > 0) for (const r of openRegions(p, p.active[seat])) add(deployPiece(r, fort.index));
			},
			answer: (s, { seat }, move) => {
				raise(s, fort, aOf(move));
				ask(s, entrenched, seat);
			}
		}
	});
	openRegions = (p, me) => [...p.holder.keys()].filter((r) => p.holder[r] === me && pieceCount(p, fort.index, r) === 0);
}));
// packages/rules/src/azeroth/powers/explorer.ts
var explorer;
var init_explorer = __esmMin((() => {
	init_ability();
	init_values();
	explorer = power({
		id: "explorer",
		value: unverified.explorer,
		income: {
			rule: "AZ-EXPLORER-1",
			amount: (p, me) => new Set(p.world.island.filter((_, r) => p.holder[r] === me)).size
		}
	});
}));
// packages/rules/src/azeroth/powers/farmer.ts
var farmer;
var init_farmer = __esmMin((() => {
	init_ability();
	init_terms();
	init_world();
	init_values();
	farmer = power({
		id: "farmer",
		value: unverified.farmer,
		income: coinPer("AZ-FARMER-1", onTerrain(0))
	});
}));
// packages/rules/src/azeroth/powers/fisher.ts
var fisher;
var init_fisher = __esmMin((() => {
	init_ability();
	init_map();
	init_terms();
	init_values();
	fisher = power({
		id: "fisher",
		value: unverified.fisher,
		income: coinPer("AZ-FISHER-1", isCoast)
	});
}));
// packages/rules/src/azeroth/powers/forester.ts
var forester;
var init_forester = __esmMin((() => {
	init_ability();
	init_terms();
	init_world();
	init_values();
	forester = power({
		id: "forester",
		value: unverified.forester,
		income: coinPer("AZ-FORESTER-1", onTerrain(1))
	});
}));
// packages/rules/src/azeroth/powers/herbalist.ts
var herbalist;
var init_herbalist = __esmMin((() => {
	init_ability();
	init_terms();
	init_world();
	herbalist = power({
		id: "herbalist",
		value: 4,
		income: coinPer("AZ-HERBALIST-1", onTerrain(2))
	});
}));
// packages/rules/src/azeroth/powers/intimidating.ts
/** AZ-INTIMIDATING-4 */
function mayScare(p, me, r) {
	const [holder, seat] = [p.holder[r], p.owner[me]];
	if (holder === -1 || holder === me || !isLand(p, r) || !isNear(p, me, r) || isImmuneTo(p, r, seat)) return false;
	const wall = wallOf(p, r);
	if (wall === void 0 && p.tokens[r] === 0) return false;
	return dues(p, seat, r, wall === void 0 ? 1 : 2) <= p.coins[seat];
}
/** AZ-INTIMIDATING-2 Murlocs have nowhere to go. */
function refugesFrom(p, me, r) {
	const [people, seat] = [p.holder[r], p.owner[me]];
	if (people === p.world.natives) return [];
	return [...p.holder.keys()].filter((to) => to !== r && p.holder[to] === people && isLand(p, to) && !isImmuneTo(p, to, seat) && dues(p, seat, to, 2) === 0);
}
var WALLS, intimidating, wallOf;
var init_intimidating = __esmMin((() => {
	init_ability();
	init_conquest$1();
	init_cost();
	init_loss();
	init_map();
	init_state();
	init_verbs();
	init_pieces$1();
	init_values();
	WALLS = [wispWall, fort];
	intimidating = power({
		id: "intimidating",
		value: unverified.intimidating,
		action: {
			rule: "AZ-INTIMIDATING-1",
			perTurn: 3,
			targets: (p, me, add) => {
				for (let r = 0; r < p.world.size; r++) {
					if (!mayScare(p, me, r)) continue;
					const refuges = wallOf(p, r) === void 0 ? refugesFrom(p, me, r) : [];
					for (const to of refuges) add(r, to);
					if (refuges.length === 0) add(r, -1);
				}
			},
			perform: (s, me, r, to) => {
				const wall = wallOf(s, r);
				payDues(s, s.owner[me], duesOn(s, s.owner[me], [r], wall === void 0 ? 1 : 2));
				if (wall !== void 0) return lift(s, wall, r, 1, "box");
				recordAttack(s, r);
				if (to === -1) return loseToken(s, r, 3, me);
				s.tokens[r]--;
				s.tokens[to]++;
				note(s, {
					type: "moved",
					race: raceId(s, s.holder[r]),
					from: r,
					to
				});
				settle(s, r);
			}
		}
	});
	wallOf = (p, r) => WALLS.find((wall) => pieceCount(p, wall.index, r) > 0);
}));
// packages/rules/src/azeroth/powers/marshdweller.ts
var marshToll, marshdweller;
var init_marshdweller = __esmMin((() => {
	init_ability();
	init_map();
	init_world();
	init_values();
	marshToll = {
		rule: "AZ-MARSHDWELLER-1",
		amount: (p, _me, r, _seat, act) => act === 0 && terrain(p, r) === 3 ? 1 : 0
	};
	marshdweller = power({
		id: "marshdweller",
		value: unverified.marshdweller,
		stays: true,
		toll: marshToll,
		inDecline: { toll: marshToll }
	});
}));
// packages/rules/src/azeroth/powers/miner.ts
var miner;
var init_miner = __esmMin((() => {
	init_ability();
	init_terms();
	init_world();
	init_values();
	miner = power({
		id: "miner",
		value: unverified.miner,
		income: coinPer("AZ-MINER-1", withSymbol(2))
	});
}));
// packages/rules/src/azeroth/powers/mountaineer.ts
var mountaineer;
var init_mountaineer = __esmMin((() => {
	init_ability();
	init_terms();
	init_world();
	init_values();
	mountaineer = power({
		id: "mountaineer",
		value: unverified.mountaineer,
		income: coinPer("AZ-MOUNTAINEER-1", onTerrain(4))
	});
}));
// packages/rules/src/azeroth/powers/navigator.ts
var navigator;
var init_navigator = __esmMin((() => {
	init_ability();
	init_values();
	navigator = power({
		id: "navigator",
		value: unverified.navigator,
		travelsFree: "AZ-NAVIGATOR-1"
	});
}));
// packages/rules/src/azeroth/powers/portal-mage.ts
function isBare(p, r) {
	return p.holder[r] === -1 && faceUpIn(p, r, "artifact").length === 0 && p.world.pieces.every((k) => pieceCount(p, k.index, r) === 0);
}
/** Mountains, places and markers that lie face down stay where they are. */
function swap(s, a, b) {
	s.holder = exchanged(s.holder, a, b);
	s.tokens = exchanged(s.tokens, a, b);
	s.faces = exchanged(s.faces, a, b);
	for (const { index } of s.world.pieces) s.pieces = exchanged(s.pieces, index * s.world.size + a, index * s.world.size + b);
	const [fromA, fromB] = [faceUpIn(s, a, "artifact"), faceUpIn(s, b, "artifact")];
	for (const { index } of fromA) s.markerAt = replaced(s.markerAt, index, b);
	for (const { index } of fromB) s.markerAt = replaced(s.markerAt, index, a);
	note(s, {
		type: "swapped",
		regions: [a, b]
	});
}
var portalMage, exchanged;
var init_portal_mage = __esmMin((() => {
	init_ability();
	init_conquest$1();
	init_cost();
	init_lists();
	init_map();
	init_state();
	init_verbs();
	init_world();
	init_markers();
	init_values();
	portalMage = power({
		id: "portal-mage",
		value: unverified["portal-mage"],
		action: {
			rule: "AZ-PORTAL-MAGE-1",
			perTurn: 2,
			targets: (p, me, add) => {
				const seat = p.owner[me];
				const open = [...p.holder.keys()].filter((r) => hasSymbol(p, r, 4) && !isImmuneTo(p, r, seat));
				for (const a of open) for (const b of open) {
					if (a >= b || isBare(p, a) && isBare(p, b)) continue;
					if (sum(duesOn(p, seat, [a, b], 1)) <= p.coins[seat]) add(a, b);
				}
			},
			perform: (s, me, a, b) => {
				payDues(s, s.owner[me], duesOn(s, s.owner[me], [a, b], 1));
				recordAttack(s, a);
				recordAttack(s, b);
				swap(s, a, b);
			}
		}
	});
	exchanged = (list, a, b) => replaced(replaced(list, a, list[b]), b, list[a]);
}));
// packages/rules/src/azeroth/powers/swamp.ts
var swamp$1;
var init_swamp$1 = __esmMin((() => {
	init_ability();
	init_terms();
	init_world();
	init_values();
	swamp$1 = power({
		id: "swamp",
		value: unverified.swamp,
		income: coinPer("AZ-SWAMP-1", onTerrain(3))
	});
}));
// packages/rules/src/azeroth/powers/warmaster.ts
var warmaster;
var init_warmaster = __esmMin((() => {
	init_ability();
	init_terms();
	init_values();
	warmaster = power({
		id: "warmaster",
		value: unverified.warmaster,
		income: coinPerConquest("AZ-WARMASTER-1", (_p, { nonEmpty }) => nonEmpty)
	});
}));
// packages/rules/src/azeroth/powers/index.ts
var powers$1;
var init_powers$1 = __esmMin((() => {
	init_archaeologist();
	init_beastmaster();
	init_blacksmith();
	init_champion();
	init_defensive();
	init_enraged();
	init_entrenched();
	init_explorer();
	init_farmer();
	init_fisher();
	init_forester();
	init_herbalist();
	init_intimidating();
	init_marshdweller();
	init_miner();
	init_mountaineer();
	init_navigator();
	init_portal_mage();
	init_swamp$1();
	init_warmaster();
	powers$1 = [
		archaeologist,
		defensive,
		swamp$1,
		beastmaster,
		enraged,
		champion,
		explorer,
		farmer,
		forester,
		blacksmith,
		herbalist,
		warmaster,
		portalMage,
		miner,
		mountaineer,
		navigator,
		marshdweller,
		fisher,
		entrenched,
		intimidating
	];
}));
// packages/rules/src/azeroth/races/blood-elves.ts
var bloodElves;
var init_blood_elves = __esmMin((() => {
	init_ability();
	init_terms();
	init_world();
	bloodElves = race({
		id: "blood-elves",
		faction: "horde",
		value: 5,
		tray: 10,
		income: coinPer("AZ-BLOOD-ELVES-1", withSymbol(4))
	});
}));
// packages/rules/src/azeroth/races/draenei.ts
var draenei;
var init_draenei = __esmMin((() => {
	init_ability();
	draenei = race({
		id: "draenei",
		faction: "alliance",
		value: 7,
		tray: 12,
		onCasualty: (s, me) => {
			const isFirst = s.turn !== s.owner[me] && s.today[draenei.slot] === 0;
			if (isFirst) s.today[draenei.slot] = 1;
			return isFirst;
		}
	});
}));
// packages/rules/src/azeroth/races/dwarves.ts
var dwarves$1;
var init_dwarves$1 = __esmMin((() => {
	init_ability();
	init_terms();
	init_world();
	dwarves$1 = race({
		id: "dwarves",
		faction: "alliance",
		value: 5,
		tray: 10,
		discount: cheaper("AZ-DWARVES-1", onTerrain(4), 2)
	});
}));
// packages/rules/src/azeroth/races/ethereals.ts
var ethereals, artifactsIn;
var init_ethereals = __esmMin((() => {
	init_ability();
	init_cost();
	init_map();
	init_move();
	init_verbs();
	init_artifacts();
	init_markers();
	ethereals = race({
		id: "ethereals",
		faction: "neutral",
		value: 5,
		tray: 10,
		action: {
			rule: "AZ-ETHEREALS-1",
			perTurn: 1,
			targets: (p, me, add) => {
				const seat = p.owner[me];
				for (let r = 0; r < p.world.size; r++) {
					if (p.holder[r] === me || artifactsIn(p, r).length === 0 || !isLand(p, r) || isImmuneTo(p, r, seat)) continue;
					if (sum(duesOn(p, seat, [r], 2)) > p.coins[seat]) continue;
					for (const own of p.world.borders[r]) if (p.holder[own] === me) add(r, own);
				}
			},
			perform: (s, me, from, to) => {
				payDues(s, s.owner[me], duesOn(s, s.owner[me], [from], 2));
				ask(s, ethereals, s.owner[me], from, to);
			}
		},
		attack: {
			rule: "AZ-ETHEREALS-2",
			perTurn: 1,
			bordering: true,
			less: 2,
			may: (p, _me, r) => faceUpIn(p, r, "place").length > 0
		},
		/** Which one, where several artifacts lie together. */
		question: {
			rule: "AZ-ETHEREALS-1",
			words: artifacts.map(({ id }) => id),
			fits: (p, { a: from, b: to }) => from < p.world.size && to < p.world.size,
			moves: (p, { a: from }, add) => {
				for (const { id } of artifactsIn(p, from)) add(chooseWord(p, id));
			},
			answer: (s, { a: from, b: to }, move) => {
				const stolen = artifactsIn(s, from).find(({ id }) => id === wordOf(s, move));
				if (stolen !== void 0) carry(s, stolen, to);
			}
		}
	});
	artifactsIn = (p, r) => faceUpIn(p, r, "artifact");
}));
// packages/rules/src/azeroth/races/forsaken.ts
var forsaken;
var init_forsaken = __esmMin((() => {
	init_ability();
	init_move();
	init_state();
	init_verbs();
	forsaken = race({
		id: "forsaken",
		faction: "horde",
		value: 6,
		tray: 20,
		onSlain: (s, _me, count) => {
			s.today[forsaken.slot] += count;
		},
		onRally: (s, me) => ask(s, forsaken, s.owner[me]),
		question: {
			rule: "AZ-FORSAKEN-1",
			moves: (p, { seat }, add) => {
				const most = Math.min(p.today[forsaken.slot], p.coins[seat], p.tray[p.active[seat]]);
				for (let count = 0; count <= most; count++) add(chooseNumber(count));
			},
			answer: (s, { seat }, move) => {
				pay(s, seat, -1, numberOf(move), "AZ-FORSAKEN-1");
				recruit(s, s.active[seat], numberOf(move), "AZ-FORSAKEN-2");
			}
		}
	});
}));
// packages/rules/src/core/free-die.ts
var freeDie;
var init_free_die = __esmMin((() => {
	init_conquest$1();
	init_cost();
	init_map();
	init_move();
	init_stage();
	init_turn();
	init_world();
	freeDie = (rule) => ({
		rule,
		fits: (p, { a, b: die, seat }) => {
			const [r, me] = [a & 255, p.active[seat]];
			if (p.stage !== 4 || p.acting !== me || r >= p.world.size || p.holder[r] === me || die > 3) return false;
			const { fighters, least } = hooksOf(p, me);
			return strength(p, me, fighters) >= least;
		},
		moves: (p, { a, b: die }, add) => {
			const hooks = hooksOf(p, p.acting);
			const [r, mask] = [a & 255, a >> 8];
			if (price$1(p, p.acting, hooks, r, mask) - die <= strength(p, p.acting, hooks.fighters) + 3) add(roll(r, 0));
			add(24);
		},
		answer: (s, { a, b: die }, move) => {
			if (kindOf(move) !== 6) return;
			rollForRegion(s, s.acting, a & 255, a >> 8, die);
			endByRoll(s);
		}
	});
}));
// packages/rules/src/azeroth/races/gnomes.ts
var gnomes;
var init_gnomes = __esmMin((() => {
	init_ability();
	init_free_die();
	init_map();
	gnomes = race({
		id: "gnomes",
		faction: "alliance",
		value: 5,
		tray: 10,
		attack: {
			rule: "AZ-GNOMES-1",
			perTurn: 1,
			reaches: (p, _me, r) => isLand(p, r),
			may: (p, _me, r) => isLand(p, r),
			freeDie: true
		},
		question: freeDie("AZ-GNOMES-2")
	});
}));
// packages/rules/src/azeroth/bombs.ts
/** All twelve, face down. */
function pileUp(s) {
	s.pile = bomb.faces.flatMap(({ count }, face) => new Array(count).fill(face));
	s.supply[bomb.index] = 0;
	shuffle(s, s.pile, 3);
}
function putAway(s) {
	s.supply[bomb.index] += s.pile.length;
	s.pile = [];
}
/** AZ-GOBLINS-1, AZ-GOBLINS-5 */
function mayLay$1(p, seat, r) {
	const holder = p.holder[r];
	if (p.pile.length === 0 || holder === -1 || !isActive(p, holder) || controller(p, r) === seat || !isLand(p, r)) return false;
	if (p.tokens[r] === 0 || hasBomb(p, r) || !isNear(p, p.active[seat], r) || isImmuneTo(p, r, seat)) return false;
	return sum(duesOn(p, seat, [r], 2)) <= p.coins[seat];
}
function lay(s, seat, r) {
	payDues(s, seat, duesOn(s, seat, [r], 2));
	s.faces = replaced(s.faces, r, (s.pile.pop() ?? 0) + 1);
	setPieces(s, bomb, r, 1);
	note(s, {
		type: "raised",
		piece: bomb.id,
		region: r
	});
}
/** AZ-GOBLINS-2 Paid for if need be, turned over, and gone; a live one acts as a conquest for whoever stands there. */
function setOff(s, me, r) {
	payDues(s, s.owner[me], duesOn(s, s.owner[me], [r], 1));
	const face = s.faces[r] - 1;
	pickUp(s, r);
	s.supply[bomb.index]++;
	note(s, {
		type: "uncovered",
		piece: bomb.id,
		region: r,
		face: bomb.faces[face].id
	});
	if (face === LIVE) loseRegion(s, r, 2, me);
}
function takeBack(s, r) {
	s.pile.push(s.faces[r] - 1);
	pickUp(s, r);
	note(s, {
		type: "removed",
		piece: bomb.id,
		region: r
	});
}
function pickUp(s, r) {
	s.faces = replaced(s.faces, r, 0);
	setPieces(s, bomb, r, 0);
}
var LIVE, hasBomb, isWasted, price;
var init_bombs = __esmMin((() => {
	init_ability();
	init_cost();
	init_lists();
	init_loss();
	init_map();
	init_random$1();
	init_state();
	init_verbs();
	init_pieces$1();
	LIVE = bomb.faces.findIndex(({ id }) => id === "live");
	hasBomb = (p, r) => pieceCount(p, bomb.index, r) > 0;
	isWasted = (p, seat, r) => controller(p, r) === -1 || controller(p, r) === seat || isImmuneTo(p, r, seat);
	price = (p, seat, r) => sum(duesOn(p, seat, [r], 1));
}));
// packages/rules/src/azeroth/races/goblins.ts
/** AZ-GOBLINS-2 All bombs on the map, one after the other; one that costs something to set off waits for an answer. */
function goOff(s, me) {
	const seat = s.owner[me];
	for (let r = 0; r < s.world.size; r++) {
		if (!hasBomb(s, r)) continue;
		if (isWasted(s, seat, r)) takeBack(s, r);
		else if (price(s, seat, r) > 0) {
			ask(s, goblins, seat, PAY, r);
			return;
		} else setOff(s, me, r);
	}
}
var LAY, PAY, goblins;
var init_goblins = __esmMin((() => {
	init_ability();
	init_move();
	init_verbs();
	init_bombs();
	init_pieces$1();
	LAY = 0;
	PAY = 1;
	goblins = race({
		id: "goblins",
		faction: "horde",
		value: 6,
		tray: 11,
		pieces: [bomb],
		onForm: pileUp,
		onTurn: goOff,
		onEnd: (s, me) => ask(s, goblins, s.owner[me], LAY),
		onDecline: putAway,
		question: {
			rule: "AZ-GOBLINS-1",
			words: ["pay"],
			fits: (p, { a, b }) => a === LAY ? b === 0 : a === PAY && b < p.world.size && hasBomb(p, b),
			moves: (p, { seat, a, b }, add) => {
				if (a === LAY) {
					for (let r = 0; r < p.world.size; r++) if (mayLay$1(p, seat, r)) add(deployPiece(r, bomb.index));
					add(3);
				} else {
					add(24);
					if (price(p, seat, b) <= p.coins[seat]) add(chooseWord(p, "pay"));
				}
			},
			answer: (s, { seat, a, b }, move) => {
				if (a === PAY) {
					if (wordOf(s, move) === "pay") setOff(s, s.active[seat], b);
					else takeBack(s, b);
					goOff(s, s.active[seat]);
				} else if (kindOf(move) !== 3) {
					lay(s, seat, aOf(move));
					ask(s, goblins, seat, LAY);
				}
			}
		}
	});
}));
// packages/rules/src/azeroth/races/humans.ts
/** AZ-HUMANS-1; CORE-CONQUER-9: nowhere that is immune, or is so to those who do not pay. */
function mayLay(p, seat, r) {
	if (!isLand(p, r) || factionOf(p, p.holder[r]) === "alliance" || pieceCount(p, objective.index, r) > 0) return false;
	return !isImmuneTo(p, r, seat) && dues(p, seat, r, 2) === 0;
}
function takeUp(s) {
	for (let r = 0; r < s.world.size; r++) lift(s, objective, r, pieceCount(s, objective.index, r), "box");
}
var humans$1;
var init_humans$1 = __esmMin((() => {
	init_ability();
	init_cost();
	init_map();
	init_move();
	init_verbs();
	init_factions();
	init_pieces$1();
	humans$1 = race({
		id: "humans",
		faction: "alliance",
		value: 5,
		tray: 10,
		pieces: [objective],
		onEnd: (s, me) => {
			takeUp(s);
			ask(s, humans$1, s.owner[me]);
		},
		question: {
			rule: "AZ-HUMANS-1",
			moves: (p, { seat }, add) => {
				for (let r = 0; r < p.world.size; r++) if (mayLay(p, seat, r)) add(deployPiece(r, objective.index));
			},
			answer: (s, { seat }, move) => {
				raise(s, objective, aOf(move));
				if (s.supply[objective.index] > 0) ask(s, humans$1, seat);
			}
		},
		onTaken: (s, me, r, by) => {
			if (pieceCount(s, objective.index, r) === 0 || factionOf(s, by) === "horde") return;
			if (by !== me) earn(s, s.owner[by], 2, "AZ-HUMANS-2");
			earn(s, s.owner[me], 2, by === me ? "AZ-HUMANS-3" : "AZ-HUMANS-2");
			lift(s, objective, r, 1, "box");
		},
		onDecline: takeUp
	});
}));
// packages/rules/src/azeroth/races/kobolds.ts
var kobolds;
var init_kobolds = __esmMin((() => {
	init_ability();
	init_map();
	init_world();
	kobolds = race({
		id: "kobolds",
		faction: "neutral",
		value: 6,
		tray: 11,
		reaches: (p, _me, r) => hasSymbol(p, r, 2)
	});
}));
// packages/rules/src/azeroth/races/naga.ts
var naga;
var init_naga = __esmMin((() => {
	init_ability();
	init_map();
	naga = race({
		id: "naga",
		faction: "neutral",
		value: 6,
		tray: 11,
		swims: true,
		enters: (p, _me, r) => isWater$1(p, r)
	});
}));
// packages/rules/src/azeroth/races/night-elves.ts
var nightElves;
var init_night_elves = __esmMin((() => {
	init_ability();
	init_map();
	init_terms();
	init_verbs();
	init_world();
	init_pieces$1();
	nightElves = race({
		id: "night-elves",
		faction: "alliance",
		value: 4,
		tray: 9,
		pieces: [wispWall],
		discount: cheaper("AZ-NIGHT-ELVES-1", onTerrain(1)),
		onConquest: (s, _me, r) => {
			if (terrain(s, r) === 1) raise(s, wispWall, r);
		}
	});
}));
// packages/rules/src/azeroth/races/orcs.ts
var orcs$1;
var init_orcs$1 = __esmMin((() => {
	init_ability();
	init_terms();
	init_factions();
	orcs$1 = race({
		id: "orcs",
		faction: "horde",
		value: 6,
		tray: 11,
		income: coinPerConquest("AZ-ORCS-1", (p, { victim }) => factionOf(p, victim) === "alliance")
	});
}));
// packages/rules/src/azeroth/races/pandaren.ts
var pandaren;
var init_pandaren = __esmMin((() => {
	init_ability();
	init_lists();
	pandaren = race({
		id: "pandaren",
		faction: "neutral",
		value: 5,
		tray: 10,
		seatsAs: "harmony",
		onTurn: (s) => {
			s.memory = replaced(s.memory, pandaren.slot, 0);
		},
		onEnd: (s, me) => {
			const everybody = (1 << s.active.length) - 1;
			s.memory = replaced(s.memory, pandaren.slot, everybody & ~s.attacked & ~(1 << s.owner[me]));
		},
		toll: {
			rule: "AZ-PANDAREN-2",
			amount: (p, _me, _r, seat, act) => act !== 2 && p.today[pandaren.slot] === 0 && (p.memory[pandaren.slot] >> seat & 1) === 1 ? 2 : 0,
			onPaid: (s) => {
				s.today[pandaren.slot] = 1;
			}
		}
	});
}));
// packages/rules/src/azeroth/races/tauren.ts
/** AZ-TAUREN-2 To another Tauren region; to hand, or lost in decline, if there is none. Pieces that count as tokens are company. */
function rejoin(s, me, r) {
	if (s.tokens[r] !== 1 || defenders(s, r) > 1 || isAsking(s)) return;
	if (held(s, me) > 1) ask(s, tauren, s.owner[me], r);
	else if (s.standing[me] === 2) loseToken(s, r, 3, s.active[s.turn]);
	else {
		s.hand[me]++;
		s.tokens[r] = 0;
		note(s, {
			type: "moved",
			race: tauren.id,
			from: r
		});
		settle(s, r);
	}
}
var tauren, isAsking;
var init_tauren = __esmMin((() => {
	init_ability();
	init_loss();
	init_map();
	init_move();
	init_state();
	init_verbs();
	init_values();
	tauren = race({
		id: "tauren",
		faction: "horde",
		value: unverified.tauren,
		tray: 16,
		least: 2,
		onThinned: rejoin,
		inDecline: {
			least: 2,
			onThinned: rejoin
		},
		question: {
			rule: "AZ-TAUREN-2",
			fits: (p, { a: lone, seat }) => p.tokens[lone] > 0 && p.world.races[p.holder[lone]] === tauren && p.owner[p.holder[lone]] === seat,
			moves: (p, { a: lone }, add) => {
				for (let r = 0; r < p.world.size; r++) if (r !== lone && p.holder[r] === p.holder[lone]) add(deploy(r));
			},
			answer: (s, { a: lone }, move) => {
				const [r, me] = [aOf(move), s.holder[lone]];
				s.tokens[lone]--;
				s.tokens[r]++;
				note(s, {
					type: "moved",
					race: tauren.id,
					from: lone,
					to: r
				});
				settle(s, lone);
				for (let other = 0; other < s.world.size; other++) if (s.holder[other] === me) rejoin(s, me, other);
			}
		}
	});
	isAsking = (s) => s.prompts.some((slot, i) => i % 4 === 0 && slot === tauren.slot);
}));
// packages/rules/src/azeroth/races/trolls.ts
var trolls$1;
var init_trolls$1 = __esmMin((() => {
	init_ability();
	init_map();
	init_terms();
	trolls$1 = race({
		id: "trolls",
		faction: "horde",
		value: 6,
		tray: 11,
		discount: cheaper("AZ-TROLLS-1", (p, r, me) => isNonEmpty(p, me, r))
	});
}));
// packages/rules/src/azeroth/races/worgen.ts
var worgen;
var init_worgen = __esmMin((() => {
	init_ability();
	init_move();
	init_state();
	init_verbs();
	worgen = race({
		id: "worgen",
		faction: "alliance",
		value: 5,
		tray: 10,
		onExpand: (s, me) => ask(s, worgen, s.owner[me]),
		question: {
			rule: "AZ-WORGEN-1",
			words: ["human", "worgen"],
			moves: (p, { seat }, add) => {
				add(chooseWord(p, "human"));
				if (p.coins[seat] > 0) add(chooseWord(p, "worgen"));
			},
			answer: (s, { seat }, move) => {
				if (wordOf(s, move) === "human") return earn(s, seat, 2, "AZ-WORGEN-1");
				pay(s, seat, -1, 1, "AZ-WORGEN-1");
				s.today[worgen.slot] = 1;
			}
		},
		discount: {
			rule: "AZ-WORGEN-1",
			amount: (p) => p.today[worgen.slot]
		}
	});
}));
// packages/rules/src/azeroth/races/index.ts
var races$1;
var init_races$1 = __esmMin((() => {
	init_blood_elves();
	init_draenei();
	init_dwarves$1();
	init_ethereals();
	init_forsaken();
	init_gnomes();
	init_goblins();
	init_humans$1();
	init_kobolds();
	init_naga();
	init_night_elves();
	init_orcs$1();
	init_pandaren();
	init_tauren();
	init_trolls$1();
	init_worgen();
	races$1 = [
		draenei,
		nightElves,
		gnomes,
		humans$1,
		dwarves$1,
		worgen,
		bloodElves,
		goblins,
		orcs$1,
		forsaken,
		tauren,
		trolls$1,
		ethereals,
		kobolds,
		naga,
		pandaren
	];
}));
// packages/rules/src/azeroth/edition.ts
/** AZ-ISLAND-2 As many markers as seats, face down, one on each island's marker region. */
function layMarkers(s) {
	const drawn = s.world.markers.map((_, m) => m);
	shuffle(s, drawn, 2);
	const spots = [...s.world.markerSpot.keys()].filter((r) => s.world.markerSpot[r]).slice(0, s.active.length);
	for (const [i, r] of spots.entries()) s.markerAt = replaced(s.markerAt, drawn[i], r);
}
var azeroth;
var init_edition$2 = __esmMin((() => {
	init_draft$1();
	init_edition$3();
	init_lists();
	init_outcome();
	init_random$1();
	init_artifacts();
	init_factions();
	init_pieces$1();
	init_places();
	init_powers$1();
	init_races$1();
	azeroth = edition({
		id: "azeroth",
		races: races$1,
		powers: powers$1,
		markers: [...artifacts, ...places],
		pieces: pieces$1,
		natives: 15,
		common: factionBonus,
		landing: {
			rule: "AZ-TRAVEL-1",
			extra: 1,
			open: (p, _me, r) => p.world.anchor[r]
		},
		ownDeclined: {
			defends: true,
			rule: "AZ-COST-1"
		},
		endOrder: [
			"defensive",
			"entrenched",
			"humans",
			"goblins",
			"aegis-of-aggramar",
			"heart-of-azeroth",
			"pandaren"
		],
		draft: column,
		outcome: mostCoins,
		deal: layMarkers
	});
}));
// packages/rules/src/battle/teams.ts
var TABLES, teamsAt, columnsAt;
var init_teams = __esmMin((() => {
	TABLES = {
		2: ["alliance", "horde"],
		3: [
			"alliance",
			"horde",
			"neutral"
		],
		4: [
			"alliance",
			"horde",
			"alliance",
			"horde"
		],
		5: [
			"alliance",
			"horde",
			"neutral",
			"alliance",
			"horde"
		]
	};
	teamsAt = (seats) => TABLES[seats] ?? [];
	columnsAt = (seats) => [...new Set(teamsAt(seats))];
}));
// packages/rules/src/battle/draft.ts
function layColumns(s, tiles, offers) {
	const factions = columnsAt(s.active.length);
	if (offers.neutral !== void 0 && !factions.includes("neutral")) return false;
	const written = [
		offers.alliance,
		offers.horde,
		...factions.includes("neutral") ? [offers.neutral ?? []] : []
	];
	const isLaid = (ids, tiles, from, into) => ids.filter((id) => id !== null).every((id) => {
		const tile = tiles.findIndex((entry) => entry.id === id);
		into.push(tile);
		return withdrawn(from, tile);
	});
	return written.every((ids, i) => isLaid(ids, s.world.races, tiles.stacks[i], tiles.columns[i])) && isLaid(offers.powers, s.world.powers, tiles.powerStack, tiles.powers);
}
/** The column that a seat takes its races from. */
function columnOf(p, seat) {
	const seats = p.active.length;
	return columnsAt(seats).indexOf(teamsAt(seats)[seat]);
}
/** BA-DRAFT-3 From the stacks, as far as they go; discarded powers come back only where a race would stand without one. */
function refill(s, tiles) {
	const { columns, powers, powerStack, stacks } = tiles;
	for (const [i, column] of columns.entries()) while (column.length < ROWS && stacks[i].length > 0) column.push(stacks[i].pop() ?? -1);
	const needed = Math.max(...columns.map((column) => column.length));
	while (powers.length < ROWS && (powerStack.length > 0 || powers.length < needed)) {
		const power = nextPower(s, tiles);
		if (power === -1) return;
		powers.push(power);
	}
}
var ROWS, factionColumns, isColumns;
var init_draft = __esmMin((() => {
	init_draft$1();
	init_random$1();
	init_state();
	init_verbs();
	init_teams();
	ROWS = 4;
	factionColumns = {
		deal(s) {
			const powers = s.world.powers.map((_, i) => i);
			const stacks = columnsAt(s.active.length).map((faction) => {
				const races = [...s.world.races.keys()].filter((race) => s.world.races[race].faction === faction);
				shuffle(s, races, 0);
				return races;
			});
			shuffle(s, powers, 0);
			refill(s, lay$1(s, {
				columns: stacks.map(() => []),
				stacks,
				powers: [],
				offerCoins: [],
				powerStack: powers,
				powerDiscards: []
			}));
		},
		offer: (p, seat, row) => {
			const [race, power] = [p.columns[columnOf(p, seat)][row], p.powers[row]];
			return race === void 0 || power === void 0 ? void 0 : {
				race,
				power,
				price: row,
				coins: 0
			};
		},
		rows: () => ROWS,
		take(s, seat, row) {
			const tiles = ownTiles(s);
			const column = tiles.columns[columnOf(s, seat)];
			const taken = {
				race: column[row],
				power: tiles.powers[row],
				price: row,
				coins: 0
			};
			pay(s, seat, -1, row, "BA-DRAFT-2");
			column.splice(row, 1);
			tiles.powers.splice(row, 1);
			refill(s, tiles);
			return taken;
		},
		/** BA-DRAFT-4 Under its stack: which is the first free place of the column when the stack is empty. */
		giveBack(s, race) {
			const tiles = ownTiles(s);
			const column = columnsAt(s.active.length).indexOf(s.world.races[race].faction ?? "neutral");
			if (column === -1) return;
			tiles.stacks[column].unshift(race);
			refill(s, tiles);
		},
		written: (p) => {
			const [alliance = [], horde = [], neutral] = p.columns.map((column) => column.map((race) => p.world.races[race].id));
			return {
				alliance,
				horde,
				...neutral === void 0 ? {} : { neutral },
				powers: p.powers.map((power) => p.world.powers[power].id)
			};
		},
		layOut(s, offers, races) {
			const factions = columnsAt(s.active.length);
			const stacks = factions.map((faction) => races.filter((race) => s.world.races[race].faction === faction));
			const tiles = lay$1(s, {
				...ownTiles(s),
				columns: factions.map(() => []),
				stacks,
				powers: [],
				offerCoins: []
			});
			const fits = offers === void 0 || isColumns(offers) && layColumns(s, tiles, offers);
			refill(s, tiles);
			return fits && tiles.columns.every((column) => column.length <= ROWS) && tiles.powers.length <= ROWS;
		}
	};
	isColumns = (offers) => !Array.isArray(offers);
}));
// packages/rules/src/battle/edition.ts
/** BA-END-1, BA-END-2, BA-END-3 A faction scores its weaker seat; then its best one; then the victory is shared. */
function weakerAlly(p) {
	const coins = [...p.coins];
	const teams = teamsAt(coins.length);
	const factions = columnsAt(coins.length);
	const purses = (faction) => coins.filter((_, seat) => teams[seat] === factions[faction]);
	const score = (faction) => Math.min(...purses(faction));
	const ahead = best$1([...factions.keys()], score);
	const winning = ahead.length === 1 ? ahead : best$1(ahead, (faction) => Math.max(...purses(faction)));
	const [alliance = 0, horde = 0, neutral] = factions.map((_, faction) => score(faction));
	return {
		coins,
		winners: [...coins.keys()].filter((seat) => winning.some((faction) => factions[faction] === teams[seat])),
		...ahead.length === 1 ? {} : { tieBreak: {
			rule: "BA-END-3",
			what: winning.length === 1 ? "highest-seat" : "shared"
		} },
		factions: {
			alliance,
			horde,
			...neutral === void 0 ? {} : { neutral }
		}
	};
}
var battle;
var init_edition$1 = __esmMin((() => {
	init_edition$2();
	init_outcome();
	init_draft();
	init_teams();
	battle = {
		...azeroth,
		variant: "battle",
		draft: factionColumns,
		starts: 0,
		teamOf: (seats, seat) => teamsAt(seats)[seat],
		outcome: weakerAlly
	};
}));
// packages/rules/src/boards/fault.ts
var InvalidBoard;
var init_fault = __esmMin((() => {
	InvalidBoard = class extends Error {
		name = "InvalidBoard";
		faults;
		constructor(faults) {
			super(`Invalid board: ${faults.map(({ where, message }) => where === "" ? message : `${where}: ${message}`).join("; ")}`);
			this.faults = faults;
		}
	};
}));
// packages/rules/src/boards/islands.ts
/** Islands side by side as one board: regions are numbered on in the order given, no border leads from one island to another. */
function joined(islands) {
	const [only] = islands;
	if (only !== void 0 && islands.length === 1) return only;
	let before = 0;
	const regions = islands.flatMap((board, island) => {
		const first = before;
		before += board.regions.length;
		return board.regions.map((region) => ({
			...region,
			...island > 0 && { island },
			borders: region.borders.map((b) => b + first)
		}));
	});
	return {
		id: islands.map(({ id }) => id).join("+"),
		regions
	};
}
/** What is wrong with a choice of faces. */
function faceFaults(faces) {
	const fault = (code, i, message) => ({
		code,
		rule: "AZ-ISLAND-1",
		message,
		where: `board[${i}]`
	});
	if (faces.length === 0) return [{
		code: "too-few",
		rule: "AZ-ISLAND-1",
		message: "name at least one island face",
		where: "board"
	}];
	if (faces.length > islandBoards.length) return [{
		code: "too-many",
		rule: "AZ-ISLAND-1",
		message: `there are ${islandBoards.length} islands`,
		where: "board"
	}];
	const boardOfFace = (face) => islandBoards.find((board) => board.faces.some((f) => f === face));
	const used = faces.map(boardOfFace);
	return faces.flatMap((face, i) => {
		const board = used[i];
		if (board === void 0) return [fault("unknown-face", i, `${typeof face === "string" ? face.slice(0, 24) : typeof face} is no island face`)];
		return used.indexOf(board) < i ? [fault("same-island-twice", i, `board ${board.id} shows one face only`)] : [];
	});
}
var islandBoards, islandSets;
var init_islands = __esmMin((() => {
	islandBoards = [
		{
			id: "L1",
			size: "L",
			faces: ["L1a", "L1b"]
		},
		{
			id: "L2",
			size: "L",
			faces: ["L2a", "L2b"]
		},
		{
			id: "M1",
			size: "M",
			faces: ["M1a", "M1b"]
		},
		{
			id: "M2",
			size: "M",
			faces: ["M2a", "M2b"]
		},
		{
			id: "S1",
			size: "S",
			faces: ["S1a", "S1b"]
		},
		{
			id: "S2",
			size: "S",
			faces: ["S2a", "S2b"]
		}
	];
	islandSets = {
		2: ["L", "S"],
		3: [
			"L",
			"M",
			"S"
		],
		4: [
			"L",
			"M",
			"M",
			"S"
		],
		5: [
			"L",
			"L",
			"M",
			"S",
			"S"
		]
	};
}));
// packages/rules/src/boards/listed/classic-2.gen.ts
var board$15;
var init_classic_2_gen = __esmMin((() => {
	board$15 = {
		id: "classic-2",
		name: {
			en: "The Narrow Neighbours",
			fr: "Les Voisins à l'Étroit"
		},
		regions: [
			{
				name: {
					en: "Pinch Sound",
					fr: "Détroit du Pinçon"
				},
				terrain: "sea",
				edge: true,
				borders: [1, 5]
			},
			{
				name: {
					en: "Buttermarket",
					fr: "Marché-au-Beurre"
				},
				terrain: "farmland",
				symbols: ["magic"],
				edge: true,
				borders: [
					0,
					2,
					5,
					6
				]
			},
			{
				name: {
					en: "Old Hazel",
					fr: "Vieux-Noisetier"
				},
				terrain: "forest",
				symbols: ["mine"],
				edge: true,
				borders: [
					1,
					3,
					6,
					7,
					8
				]
			},
			{
				name: {
					en: "Frogmouth",
					fr: "Gueule-de-Grenouille"
				},
				terrain: "swamp",
				symbols: ["cavern"],
				native: true,
				edge: true,
				borders: [
					2,
					4,
					8,
					9
				]
			},
			{
				name: {
					en: "Tumbledown",
					fr: "La Dégringole"
				},
				terrain: "hill",
				edge: true,
				borders: [
					3,
					9,
					10
				]
			},
			{
				name: {
					en: "Twin Knuckles",
					fr: "Les Deux Poings"
				},
				terrain: "mountain",
				symbols: ["mine", "cavern"],
				edge: true,
				borders: [
					0,
					1,
					6,
					11
				]
			},
			{
				name: {
					en: "Larkrise",
					fr: "Butte-aux-Alouettes"
				},
				terrain: "hill",
				native: true,
				borders: [
					1,
					2,
					5,
					7,
					11,
					12
				]
			},
			{
				name: {
					en: "Penny Water",
					fr: "L'Eau-d'un-Sou"
				},
				terrain: "lake",
				borders: [
					2,
					6,
					8,
					12,
					13
				]
			},
			{
				name: {
					en: "The Kneeler",
					fr: "L'Agenouillé"
				},
				terrain: "mountain",
				borders: [
					2,
					3,
					7,
					9,
					13,
					14
				]
			},
			{
				name: {
					en: "Fiddler's Field",
					fr: "Champ du Violoneux"
				},
				terrain: "farmland",
				borders: [
					3,
					4,
					8,
					10,
					14
				]
			},
			{
				name: {
					en: "Midwife Wood",
					fr: "Bois de la Sage-Femme"
				},
				terrain: "forest",
				symbols: ["magic"],
				native: true,
				edge: true,
				borders: [
					4,
					9,
					14,
					15
				]
			},
			{
				name: {
					en: "Long Furrow",
					fr: "Long-Sillon"
				},
				terrain: "farmland",
				native: true,
				edge: true,
				borders: [
					5,
					6,
					12,
					16,
					17
				]
			},
			{
				name: {
					en: "Squirrel Hall",
					fr: "Salle-aux-Écureuils"
				},
				terrain: "forest",
				native: true,
				borders: [
					6,
					7,
					11,
					13,
					17,
					18
				]
			},
			{
				name: {
					en: "Noonacre",
					fr: "Arpent-de-Midi"
				},
				terrain: "farmland",
				symbols: ["magic"],
				native: true,
				borders: [
					7,
					8,
					12,
					14,
					18,
					19,
					20
				]
			},
			{
				name: {
					en: "Echo Hill",
					fr: "Butte de l'Écho"
				},
				terrain: "hill",
				symbols: ["cavern"],
				native: true,
				borders: [
					8,
					9,
					10,
					13,
					15,
					20,
					21
				]
			},
			{
				name: {
					en: "Copper Crown",
					fr: "Couronne de Cuivre"
				},
				terrain: "mountain",
				symbols: ["mine"],
				edge: true,
				borders: [
					10,
					14,
					21,
					22
				]
			},
			{
				name: {
					en: "Moonbog",
					fr: "Tourbe-Lune"
				},
				terrain: "swamp",
				symbols: ["magic"],
				native: true,
				edge: true,
				borders: [11, 17]
			},
			{
				name: {
					en: "Molehouse",
					fr: "Maison-Taupe"
				},
				terrain: "hill",
				symbols: ["cavern"],
				edge: true,
				borders: [
					11,
					12,
					16,
					18
				]
			},
			{
				name: {
					en: "Peatpit",
					fr: "Fosse-à-Tourbe"
				},
				terrain: "swamp",
				symbols: ["mine"],
				native: true,
				edge: true,
				borders: [
					12,
					13,
					17,
					19
				]
			},
			{
				name: {
					en: "Doorstep Peak",
					fr: "Pic du Perron"
				},
				terrain: "mountain",
				edge: true,
				borders: [
					13,
					18,
					20
				]
			},
			{
				name: {
					en: "Eelings",
					fr: "Les Anguillons"
				},
				terrain: "swamp",
				edge: true,
				borders: [
					13,
					14,
					19,
					21,
					22
				]
			},
			{
				name: {
					en: "Thistleback",
					fr: "Dos-de-Chardon"
				},
				terrain: "forest",
				borders: [
					14,
					15,
					20,
					22
				]
			},
			{
				name: {
					en: "Ferry Deep",
					fr: "Le Profond du Bac"
				},
				terrain: "sea",
				edge: true,
				borders: [
					15,
					20,
					21
				]
			}
		]
	};
}));
// packages/rules/src/boards/listed/classic-3.gen.ts
var board$14;
var init_classic_3_gen = __esmMin((() => {
	board$14 = {
		id: "classic-3",
		name: {
			en: "The Elbow Lands",
			fr: "Les Terres du Coude"
		},
		regions: [
			{
				name: {
					en: "Cold Strait",
					fr: "Le Détroit Froid"
				},
				terrain: "sea",
				edge: true,
				borders: [
					1,
					7,
					12
				]
			},
			{
				name: {
					en: "Amberwood",
					fr: "Bois-d'Ambre"
				},
				terrain: "forest",
				symbols: ["mine"],
				edge: true,
				borders: [
					0,
					2,
					7,
					8
				]
			},
			{
				name: {
					en: "Grey Shoulder",
					fr: "L'Épaule Grise"
				},
				terrain: "mountain",
				edge: true,
				borders: [
					1,
					3,
					8,
					9
				]
			},
			{
				name: {
					en: "Barleymow",
					fr: "Meule-d'Orge"
				},
				terrain: "farmland",
				edge: true,
				borders: [
					2,
					4,
					9,
					10
				]
			},
			{
				name: {
					en: "Lantern Fen",
					fr: "Fagne-Lanterne"
				},
				terrain: "swamp",
				symbols: ["cavern"],
				edge: true,
				borders: [
					3,
					5,
					10,
					11
				]
			},
			{
				name: {
					en: "Wolfrun",
					fr: "Course-aux-Loups"
				},
				terrain: "forest",
				native: true,
				edge: true,
				borders: [
					4,
					6,
					11
				]
			},
			{
				name: {
					en: "Copperbog",
					fr: "Bourbe-Cuivre"
				},
				terrain: "swamp",
				symbols: ["mine"],
				edge: true,
				borders: [
					5,
					11,
					16,
					17
				]
			},
			{
				name: {
					en: "Saltmeadow",
					fr: "Pré-Salé"
				},
				terrain: "farmland",
				symbols: ["magic"],
				native: true,
				borders: [
					0,
					1,
					8,
					12
				]
			},
			{
				name: {
					en: "Heron Mire",
					fr: "Bourbier-aux-Hérons"
				},
				terrain: "swamp",
				borders: [
					1,
					2,
					7,
					9,
					12,
					13
				]
			},
			{
				name: {
					en: "Whispering Downs",
					fr: "Coteaux-qui-Murmurent"
				},
				terrain: "hill",
				symbols: ["magic"],
				native: true,
				borders: [
					2,
					3,
					8,
					10,
					13,
					14
				]
			},
			{
				name: {
					en: "Anvil Peak",
					fr: "Pic de l'Enclume"
				},
				terrain: "mountain",
				symbols: ["mine"],
				borders: [
					3,
					4,
					9,
					11,
					14,
					15
				]
			},
			{
				name: {
					en: "Goosefield",
					fr: "Champ-aux-Oies"
				},
				terrain: "farmland",
				native: true,
				borders: [
					4,
					5,
					6,
					10,
					15,
					16
				]
			},
			{
				name: {
					en: "Old Tooth",
					fr: "Vieille-Dent"
				},
				terrain: "mountain",
				symbols: ["mine", "cavern"],
				edge: true,
				borders: [
					0,
					7,
					8,
					13,
					18
				]
			},
			{
				name: {
					en: "Sinking Acre",
					fr: "Arpent-qui-Sombre"
				},
				terrain: "swamp",
				native: true,
				borders: [
					8,
					9,
					12,
					14,
					18,
					19
				]
			},
			{
				name: {
					en: "Lake Thimble",
					fr: "Lac du Dé"
				},
				terrain: "lake",
				borders: [
					9,
					10,
					13,
					15,
					19,
					20,
					21
				]
			},
			{
				name: {
					en: "Hollow Crown",
					fr: "Couronne Creuse"
				},
				terrain: "mountain",
				symbols: ["cavern"],
				borders: [
					10,
					11,
					14,
					16,
					21,
					22
				]
			},
			{
				name: {
					en: "Candle Hill",
					fr: "Butte-Chandelle"
				},
				terrain: "hill",
				symbols: ["magic"],
				borders: [
					6,
					11,
					15,
					17,
					22,
					23
				]
			},
			{
				name: {
					en: "Gull Cliffs",
					fr: "Falaises-aux-Goélands"
				},
				terrain: "mountain",
				edge: true,
				borders: [
					6,
					16,
					23,
					24
				]
			},
			{
				name: {
					en: "Honeyfurrow",
					fr: "Sillon-de-Miel"
				},
				terrain: "farmland",
				symbols: ["magic"],
				edge: true,
				borders: [
					12,
					13,
					19,
					25,
					26
				]
			},
			{
				name: {
					en: "Badgerholt",
					fr: "Bois-Blaireau"
				},
				terrain: "forest",
				symbols: ["cavern"],
				native: true,
				borders: [
					13,
					14,
					18,
					20,
					26,
					27
				]
			},
			{
				name: {
					en: "Roundabout",
					fr: "Le Détour"
				},
				terrain: "hill",
				borders: [
					14,
					19,
					21,
					27,
					28
				]
			},
			{
				name: {
					en: "Will-o'-Wisp",
					fr: "Feu-Follet"
				},
				terrain: "swamp",
				symbols: ["magic"],
				native: true,
				borders: [
					14,
					15,
					20,
					22,
					28,
					29
				]
			},
			{
				name: {
					en: "Middle Acre",
					fr: "Arpent-du-Milieu"
				},
				terrain: "farmland",
				native: true,
				borders: [
					15,
					16,
					21,
					23,
					29
				]
			},
			{
				name: {
					en: "Smuggler's Rise",
					fr: "Butte du Contrebandier"
				},
				terrain: "hill",
				symbols: ["cavern"],
				native: true,
				borders: [
					16,
					17,
					22,
					24,
					29
				]
			},
			{
				name: {
					en: "Warm Reach",
					fr: "Le Bras Tiède"
				},
				terrain: "sea",
				edge: true,
				borders: [
					17,
					23,
					29
				]
			},
			{
				name: {
					en: "Far Corner",
					fr: "Coin-Perdu"
				},
				terrain: "hill",
				edge: true,
				borders: [18, 26]
			},
			{
				name: {
					en: "Hob's Stair",
					fr: "Escalier du Lutin"
				},
				terrain: "mountain",
				edge: true,
				borders: [
					18,
					19,
					25,
					27
				]
			},
			{
				name: {
					en: "The Sill",
					fr: "Le Rebord"
				},
				terrain: "mountain",
				edge: true,
				borders: [
					19,
					20,
					26,
					28
				]
			},
			{
				name: {
					en: "Foxglove",
					fr: "La Digitale"
				},
				terrain: "forest",
				edge: true,
				borders: [
					20,
					21,
					27,
					29
				]
			},
			{
				name: {
					en: "Deep Thicket",
					fr: "Fourré-Profond"
				},
				terrain: "forest",
				symbols: ["mine"],
				native: true,
				edge: true,
				borders: [
					21,
					22,
					23,
					24,
					28
				]
			}
		]
	};
}));
// packages/rules/src/boards/listed/classic-4.gen.ts
var board$13;
var init_classic_4_gen = __esmMin((() => {
	board$13 = {
		id: "classic-4",
		name: {
			en: "The Crowded Coast",
			fr: "La Côte Encombrée"
		},
		regions: [
			{
				name: {
					en: "The Elbow Sea",
					fr: "La Mer du Coude"
				},
				terrain: "sea",
				edge: true,
				borders: [
					1,
					2,
					3,
					6,
					7,
					13,
					19
				]
			},
			{
				name: {
					en: "Spitfield",
					fr: "Champ-de-la-Flèche"
				},
				terrain: "farmland",
				borders: [0, 6]
			},
			{
				name: {
					en: "Miller's Gap",
					fr: "Brèche du Meunier"
				},
				terrain: "farmland",
				symbols: ["mine"],
				native: true,
				borders: [
					0,
					3,
					4,
					7,
					8
				]
			},
			{
				name: {
					en: "Northbough",
					fr: "Branche-Nord"
				},
				terrain: "forest",
				symbols: ["cavern"],
				native: true,
				edge: true,
				borders: [
					0,
					2,
					4
				]
			},
			{
				name: {
					en: "Sheepfold",
					fr: "La Bergerie"
				},
				terrain: "hill",
				native: true,
				edge: true,
				borders: [
					2,
					3,
					5,
					8,
					9
				]
			},
			{
				name: {
					en: "Witchwater",
					fr: "Eau-de-Sorcière"
				},
				terrain: "swamp",
				symbols: ["magic"],
				edge: true,
				borders: [
					4,
					9,
					10
				]
			},
			{
				name: {
					en: "Oysterflat",
					fr: "Banc-d'Huîtres"
				},
				terrain: "swamp",
				symbols: ["magic"],
				native: true,
				borders: [
					0,
					1,
					7,
					13
				]
			},
			{
				name: {
					en: "Barrow Down",
					fr: "Coteau du Tumulus"
				},
				terrain: "hill",
				symbols: ["cavern"],
				native: true,
				borders: [
					0,
					2,
					6,
					8,
					13,
					14
				]
			},
			{
				name: {
					en: "Plenty",
					fr: "L'Abondance"
				},
				terrain: "farmland",
				borders: [
					2,
					4,
					7,
					9,
					14,
					15,
					16
				]
			},
			{
				name: {
					en: "Hammerhead",
					fr: "Tête-de-Marteau"
				},
				terrain: "mountain",
				symbols: ["mine"],
				borders: [
					4,
					5,
					8,
					10,
					11,
					16
				]
			},
			{
				name: {
					en: "Bearwood",
					fr: "Bois-de-l'Ours"
				},
				terrain: "forest",
				symbols: ["cavern"],
				edge: true,
				borders: [
					5,
					9,
					11,
					12
				]
			},
			{
				name: {
					en: "Sparkle Wood",
					fr: "Bois-Étincelle"
				},
				terrain: "forest",
				symbols: ["magic"],
				native: true,
				borders: [
					9,
					10,
					12,
					16,
					17
				]
			},
			{
				name: {
					en: "Eastwall",
					fr: "Mur de l'Est"
				},
				terrain: "mountain",
				edge: true,
				borders: [
					10,
					11,
					17,
					18
				]
			},
			{
				name: {
					en: "Driftwood",
					fr: "Bois-Flotté"
				},
				terrain: "forest",
				borders: [
					0,
					6,
					7,
					14,
					19,
					20
				]
			},
			{
				name: {
					en: "Slowwater",
					fr: "Eau-Lente"
				},
				terrain: "swamp",
				native: true,
				borders: [
					7,
					8,
					13,
					15,
					20,
					21
				]
			},
			{
				name: {
					en: "Starhill",
					fr: "Butte-Étoile"
				},
				terrain: "hill",
				symbols: ["magic"],
				borders: [
					8,
					14,
					16,
					21
				]
			},
			{
				name: {
					en: "Mirror Lake",
					fr: "Lac Miroir"
				},
				terrain: "lake",
				borders: [
					8,
					9,
					11,
					15,
					17,
					21,
					24,
					25
				]
			},
			{
				name: {
					en: "Rustmarsh",
					fr: "Marais-Rouille"
				},
				terrain: "swamp",
				symbols: ["mine"],
				borders: [
					11,
					12,
					16,
					18,
					25,
					26
				]
			},
			{
				name: {
					en: "Rooster End",
					fr: "Bout-du-Coq"
				},
				terrain: "farmland",
				edge: true,
				borders: [
					12,
					17,
					26,
					27
				]
			},
			{
				name: {
					en: "Westwall",
					fr: "Mur de l'Ouest"
				},
				terrain: "mountain",
				edge: true,
				borders: [
					0,
					13,
					20,
					22
				]
			},
			{
				name: {
					en: "Goat Terrace",
					fr: "Terrasse-aux-Chèvres"
				},
				terrain: "hill",
				borders: [
					13,
					14,
					19,
					21,
					22,
					23
				]
			},
			{
				name: {
					en: "The Cauldron",
					fr: "Le Grand Chaudron"
				},
				terrain: "mountain",
				symbols: ["mine", "cavern"],
				borders: [
					14,
					15,
					16,
					20,
					23,
					24
				]
			},
			{
				name: {
					en: "Tinmire",
					fr: "Bourbe-d'Étain"
				},
				terrain: "swamp",
				symbols: ["mine"],
				native: true,
				edge: true,
				borders: [
					19,
					20,
					23,
					28
				]
			},
			{
				name: {
					en: "Glowwood",
					fr: "Bois-Lueur"
				},
				terrain: "forest",
				symbols: ["magic"],
				native: true,
				borders: [
					20,
					21,
					22,
					24,
					28,
					29,
					30
				]
			},
			{
				name: {
					en: "Broken Nose",
					fr: "Nez-Cassé"
				},
				terrain: "mountain",
				borders: [
					16,
					21,
					23,
					25,
					30
				]
			},
			{
				name: {
					en: "Crossroads",
					fr: "La Croisée"
				},
				terrain: "farmland",
				native: true,
				borders: [
					16,
					17,
					24,
					26,
					30,
					31,
					32,
					33
				]
			},
			{
				name: {
					en: "Windy Ridge",
					fr: "Crête-Venteuse"
				},
				terrain: "hill",
				native: true,
				borders: [
					17,
					18,
					25,
					27,
					33,
					34
				]
			},
			{
				name: {
					en: "Hollow Fen",
					fr: "Fagne-Creuse"
				},
				terrain: "swamp",
				symbols: ["cavern"],
				native: true,
				edge: true,
				borders: [
					18,
					26,
					34
				]
			},
			{
				name: {
					en: "Turnip Corner",
					fr: "Coin-des-Navets"
				},
				terrain: "farmland",
				edge: true,
				borders: [
					22,
					23,
					29
				]
			},
			{
				name: {
					en: "Cold Stack",
					fr: "Roc-Froid"
				},
				terrain: "mountain",
				edge: true,
				borders: [
					23,
					28,
					30,
					35
				]
			},
			{
				name: {
					en: "Deepmuck",
					fr: "Boue-Profonde"
				},
				terrain: "swamp",
				symbols: ["cavern"],
				native: true,
				borders: [
					23,
					24,
					25,
					29,
					31,
					35,
					36
				]
			},
			{
				name: {
					en: "Charmwood",
					fr: "Bois-Charmé"
				},
				terrain: "forest",
				symbols: ["magic"],
				native: true,
				borders: [
					25,
					30,
					32,
					36
				]
			},
			{
				name: {
					en: "Silver Stair",
					fr: "Escalier d'Argent"
				},
				terrain: "mountain",
				symbols: ["mine"],
				edge: true,
				borders: [
					25,
					31,
					33,
					36,
					37
				]
			},
			{
				name: {
					en: "Bat Roost",
					fr: "Roc-aux-Roussettes"
				},
				terrain: "mountain",
				symbols: ["cavern"],
				borders: [
					25,
					26,
					32,
					34,
					37
				]
			},
			{
				name: {
					en: "Wishing Hill",
					fr: "Butte-aux-Vœux"
				},
				terrain: "hill",
				symbols: ["magic"],
				edge: true,
				borders: [
					26,
					27,
					33,
					37,
					38
				]
			},
			{
				name: {
					en: "Diggers' Rise",
					fr: "Butte des Terrassiers"
				},
				terrain: "hill",
				symbols: ["mine"],
				edge: true,
				borders: [
					29,
					30,
					36
				]
			},
			{
				name: {
					en: "Low Orchard",
					fr: "Bas-Verger"
				},
				terrain: "farmland",
				edge: true,
				borders: [
					30,
					31,
					32,
					35
				]
			},
			{
				name: {
					en: "Lastwood",
					fr: "Dernier-Bois"
				},
				terrain: "forest",
				edge: true,
				borders: [
					32,
					33,
					34,
					38
				]
			},
			{
				name: {
					en: "Stopper Bay",
					fr: "Baie du Bouchon"
				},
				terrain: "sea",
				edge: true,
				borders: [34, 37]
			}
		]
	};
}));
// packages/rules/src/boards/listed/classic-5.gen.ts
var board$12;
var init_classic_5_gen = __esmMin((() => {
	board$12 = {
		id: "classic-5",
		name: {
			en: "The Jostling Realms",
			fr: "Les Royaumes Bousculés"
		},
		regions: [
			{
				name: {
					en: "The Long Arm",
					fr: "Le Long Bras"
				},
				terrain: "sea",
				edge: true,
				borders: [
					1,
					6,
					11,
					16,
					17,
					25,
					30,
					31
				]
			},
			{
				name: {
					en: "Frostbrow",
					fr: "Front-de-Givre"
				},
				terrain: "mountain",
				edge: true,
				borders: [
					0,
					2,
					6
				]
			},
			{
				name: {
					en: "Glintmoor",
					fr: "Lande-Lueur"
				},
				terrain: "swamp",
				symbols: ["magic"],
				edge: true,
				borders: [
					1,
					3,
					6,
					7
				]
			},
			{
				name: {
					en: "Hollow Tor",
					fr: "Tor-Creux"
				},
				terrain: "mountain",
				symbols: ["cavern"],
				edge: true,
				borders: [
					2,
					4,
					7,
					8
				]
			},
			{
				name: {
					en: "Fairyring",
					fr: "Rond-de-Fées"
				},
				terrain: "forest",
				symbols: ["magic"],
				edge: true,
				borders: [
					3,
					5,
					8,
					9
				]
			},
			{
				name: {
					en: "Cellar Fields",
					fr: "Champs-du-Cellier"
				},
				terrain: "farmland",
				symbols: ["cavern"],
				native: true,
				edge: true,
				borders: [
					4,
					9,
					10
				]
			},
			{
				name: {
					en: "Sodden Neck",
					fr: "Goulet-Détrempé"
				},
				terrain: "swamp",
				borders: [
					0,
					1,
					2,
					7,
					11
				]
			},
			{
				name: {
					en: "Pickfield",
					fr: "Champ-de-Pioche"
				},
				terrain: "farmland",
				symbols: ["mine"],
				native: true,
				borders: [
					2,
					3,
					6,
					8,
					11,
					12
				]
			},
			{
				name: {
					en: "Bellwether",
					fr: "Le Sonnailler"
				},
				terrain: "hill",
				borders: [
					3,
					4,
					7,
					9,
					12,
					13
				]
			},
			{
				name: {
					en: "Iron Molar",
					fr: "Molaire de Fer"
				},
				terrain: "mountain",
				symbols: ["mine"],
				borders: [
					4,
					5,
					8,
					10,
					13,
					14
				]
			},
			{
				name: {
					en: "Sunup",
					fr: "Point-du-Jour"
				},
				terrain: "farmland",
				edge: true,
				borders: [
					5,
					9,
					14,
					15
				]
			},
			{
				name: {
					en: "Harbour Hill",
					fr: "Butte du Port"
				},
				terrain: "hill",
				native: true,
				borders: [
					0,
					6,
					7,
					12,
					17,
					18
				]
			},
			{
				name: {
					en: "Larder",
					fr: "Le Garde-Manger"
				},
				terrain: "farmland",
				symbols: ["cavern"],
				native: true,
				borders: [
					7,
					8,
					11,
					13,
					18,
					19,
					20
				]
			},
			{
				name: {
					en: "Bald Uncle",
					fr: "L'Oncle Chauve"
				},
				terrain: "mountain",
				borders: [
					8,
					9,
					12,
					14,
					20,
					21
				]
			},
			{
				name: {
					en: "Gurgle",
					fr: "Le Glouglou"
				},
				terrain: "swamp",
				symbols: ["cavern"],
				native: true,
				borders: [
					9,
					10,
					13,
					15,
					21,
					22
				]
			},
			{
				name: {
					en: "Pitman's Knoll",
					fr: "Butte du Mineur"
				},
				terrain: "hill",
				symbols: ["mine"],
				edge: true,
				borders: [
					10,
					14,
					22
				]
			},
			{
				name: {
					en: "Lighthouse",
					fr: "Le Phare"
				},
				terrain: "hill",
				native: true,
				borders: [0, 17]
			},
			{
				name: {
					en: "Saltwood",
					fr: "Bois-de-Sel"
				},
				terrain: "forest",
				symbols: ["magic"],
				borders: [
					0,
					11,
					16,
					18,
					25
				]
			},
			{
				name: {
					en: "Crane Reeds",
					fr: "Roseaux-aux-Grues"
				},
				terrain: "swamp",
				native: true,
				borders: [
					11,
					12,
					17,
					19,
					25,
					26
				]
			},
			{
				name: {
					en: "Lantern Hill",
					fr: "Butte-Lanterne"
				},
				terrain: "hill",
				symbols: ["magic"],
				borders: [
					12,
					18,
					20,
					26
				]
			},
			{
				name: {
					en: "Crooked Lake",
					fr: "Lac Tordu"
				},
				terrain: "lake",
				borders: [
					12,
					13,
					19,
					21,
					23,
					26,
					27,
					32,
					33,
					39
				]
			},
			{
				name: {
					en: "Shadewood",
					fr: "Bois-d'Ombre"
				},
				terrain: "forest",
				borders: [
					13,
					14,
					20,
					22,
					23
				]
			},
			{
				name: {
					en: "Seer's Seat",
					fr: "Siège du Voyant"
				},
				terrain: "mountain",
				symbols: ["magic"],
				edge: true,
				borders: [
					14,
					15,
					21,
					23,
					24
				]
			},
			{
				name: {
					en: "Ore Bog",
					fr: "Tourbe-à-Minerai"
				},
				terrain: "swamp",
				symbols: ["mine"],
				native: true,
				borders: [
					20,
					21,
					22,
					24,
					27,
					28
				]
			},
			{
				name: {
					en: "Eastacre",
					fr: "Arpent-de-l'Est"
				},
				terrain: "farmland",
				edge: true,
				borders: [
					22,
					23,
					28,
					29
				]
			},
			{
				name: {
					en: "Shingle Farm",
					fr: "Ferme-aux-Galets"
				},
				terrain: "farmland",
				native: true,
				borders: [
					0,
					17,
					18,
					26,
					31,
					32
				]
			},
			{
				name: {
					en: "The Vault",
					fr: "Le Coffre-Fort"
				},
				terrain: "mountain",
				symbols: ["mine", "cavern"],
				borders: [
					18,
					19,
					20,
					25,
					32
				]
			},
			{
				name: {
					en: "Lakewood",
					fr: "Bois-du-Lac"
				},
				terrain: "forest",
				native: true,
				borders: [
					20,
					23,
					28,
					33,
					34
				]
			},
			{
				name: {
					en: "Ribbon Hills",
					fr: "Collines-Ruban"
				},
				terrain: "hill",
				borders: [
					23,
					24,
					27,
					29,
					34,
					35
				]
			},
			{
				name: {
					en: "Sinkhole",
					fr: "L'Effondrée"
				},
				terrain: "swamp",
				symbols: ["cavern"],
				native: true,
				edge: true,
				borders: [
					24,
					28,
					35
				]
			},
			{
				name: {
					en: "Charcoal Wood",
					fr: "Bois-Charbonnier"
				},
				terrain: "forest",
				symbols: ["mine"],
				edge: true,
				borders: [
					0,
					31,
					36
				]
			},
			{
				name: {
					en: "Backwater",
					fr: "L'Eau-Morte"
				},
				terrain: "swamp",
				borders: [
					0,
					25,
					30,
					32,
					36,
					37
				]
			},
			{
				name: {
					en: "Watchers' Down",
					fr: "Coteau des Guetteurs"
				},
				terrain: "hill",
				native: true,
				borders: [
					20,
					25,
					26,
					31,
					37,
					38,
					39
				]
			},
			{
				name: {
					en: "Blessed Acre",
					fr: "Arpent-Béni"
				},
				terrain: "farmland",
				symbols: ["magic"],
				borders: [
					20,
					27,
					34,
					39,
					40,
					41
				]
			},
			{
				name: {
					en: "Brass Peak",
					fr: "Pic de Laiton"
				},
				terrain: "mountain",
				symbols: ["mine"],
				borders: [
					27,
					28,
					33,
					35,
					41,
					42
				]
			},
			{
				name: {
					en: "Dawn Rise",
					fr: "Butte de l'Aube"
				},
				terrain: "hill",
				symbols: ["magic"],
				native: true,
				edge: true,
				borders: [
					28,
					29,
					34,
					42,
					43
				]
			},
			{
				name: {
					en: "Root Cellar",
					fr: "Cave-aux-Racines"
				},
				terrain: "farmland",
				symbols: ["cavern"],
				native: true,
				edge: true,
				borders: [
					30,
					31,
					37,
					44
				]
			},
			{
				name: {
					en: "Tanglewood",
					fr: "Bois-Emmêlé"
				},
				terrain: "forest",
				native: true,
				borders: [
					31,
					32,
					36,
					38,
					44,
					45
				]
			},
			{
				name: {
					en: "Cartwheel",
					fr: "Roue-de-Charrette"
				},
				terrain: "farmland",
				borders: [
					32,
					37,
					39,
					45,
					46
				]
			},
			{
				name: {
					en: "Underfen",
					fr: "Sous-Fagne"
				},
				terrain: "swamp",
				symbols: ["cavern"],
				native: true,
				borders: [
					20,
					32,
					33,
					38,
					40,
					46,
					47
				]
			},
			{
				name: {
					en: "Whistlewood",
					fr: "Bois-Siffleur"
				},
				terrain: "forest",
				borders: [
					33,
					39,
					41,
					47
				]
			},
			{
				name: {
					en: "Greyback",
					fr: "Dos-Gris"
				},
				terrain: "mountain",
				edge: true,
				borders: [
					33,
					34,
					40,
					42,
					47
				]
			},
			{
				name: {
					en: "Den Wood",
					fr: "Bois-Tanière"
				},
				terrain: "forest",
				symbols: ["cavern"],
				edge: true,
				borders: [
					34,
					35,
					41,
					43
				]
			},
			{
				name: {
					en: "Farewell Bay",
					fr: "Baie des Adieux"
				},
				terrain: "sea",
				edge: true,
				borders: [35, 42]
			},
			{
				name: {
					en: "Nailbog",
					fr: "Bourbe-à-Clous"
				},
				terrain: "swamp",
				symbols: ["mine"],
				native: true,
				edge: true,
				borders: [
					36,
					37,
					45
				]
			},
			{
				name: {
					en: "Hexwood",
					fr: "Bois-Maléfice"
				},
				terrain: "forest",
				symbols: ["magic"],
				native: true,
				edge: true,
				borders: [
					37,
					38,
					44,
					46
				]
			},
			{
				name: {
					en: "Shovel Hill",
					fr: "Butte-à-la-Pelle"
				},
				terrain: "hill",
				symbols: ["mine"],
				edge: true,
				borders: [
					38,
					39,
					45,
					47
				]
			},
			{
				name: {
					en: "Comet Peak",
					fr: "Pic de la Comète"
				},
				terrain: "mountain",
				symbols: ["magic"],
				edge: true,
				borders: [
					39,
					40,
					41,
					46
				]
			}
		]
	};
}));
// packages/rules/src/boards/listed/l1a.gen.ts
var board$11;
var init_l1a_gen = __esmMin((() => {
	board$11 = {
		id: "L1a",
		name: {
			en: "Hollowmere",
			fr: "Lac-Profond"
		},
		size: "L",
		regions: [
			{
				name: {
					en: "Beacon Head",
					fr: "Cap du Fanal"
				},
				terrain: "hill",
				edge: true,
				anchor: true,
				borders: [1, 8]
			},
			{
				name: {
					en: "Nettlewood",
					fr: "Bois-d'Orties"
				},
				terrain: "forest",
				edge: true,
				borders: [
					0,
					2,
					8,
					9
				]
			},
			{
				name: {
					en: "Mount Sulk",
					fr: "Mont Boudeur"
				},
				terrain: "mountain",
				symbols: ["cavern"],
				edge: true,
				borders: [
					1,
					3,
					9,
					10
				]
			},
			{
				name: {
					en: "Driftwheat",
					fr: "Blé-Flotté"
				},
				terrain: "farmland",
				native: true,
				edge: true,
				anchor: true,
				borders: [
					2,
					4,
					10
				]
			},
			{
				name: {
					en: "Glimmerfen",
					fr: "Tourbe-Lueur"
				},
				terrain: "swamp",
				symbols: ["magic"],
				edge: true,
				borders: [
					3,
					5,
					10
				]
			},
			{
				name: {
					en: "Owlshade",
					fr: "Ombre-aux-Hiboux"
				},
				terrain: "forest",
				native: true,
				edge: true,
				borders: [
					4,
					6,
					10,
					11
				]
			},
			{
				name: {
					en: "Cooper's Knoll",
					fr: "Butte du Tonnelier"
				},
				terrain: "hill",
				symbols: ["cavern"],
				edge: true,
				anchor: true,
				borders: [
					5,
					7,
					11
				]
			},
			{
				name: {
					en: "The Molar",
					fr: "La Molaire"
				},
				terrain: "mountain",
				edge: true,
				borders: [
					6,
					8,
					9,
					11
				]
			},
			{
				name: {
					en: "Ploughman's Rest",
					fr: "Repos du Laboureur"
				},
				terrain: "farmland",
				native: true,
				edge: true,
				borders: [
					0,
					1,
					7,
					9
				]
			},
			{
				name: {
					en: "Lowmurmur",
					fr: "Bas-Murmure"
				},
				terrain: "swamp",
				symbols: ["magic"],
				native: true,
				borders: [
					1,
					2,
					7,
					8,
					10,
					11
				]
			},
			{
				name: {
					en: "Standing Hill",
					fr: "Colline Levée"
				},
				terrain: "hill",
				marker: true,
				borders: [
					2,
					3,
					4,
					5,
					9,
					11
				]
			},
			{
				name: {
					en: "The Hollow Mere",
					fr: "Le Lac Profond"
				},
				terrain: "lake",
				borders: [
					5,
					6,
					7,
					9,
					10
				]
			}
		]
	};
}));
// packages/rules/src/boards/listed/l1b.gen.ts
var board$10;
var init_l1b_gen = __esmMin((() => {
	board$10 = {
		id: "L1b",
		name: {
			en: "Sawback",
			fr: "L'Échine"
		},
		size: "L",
		regions: [
			{
				name: {
					en: "Windrow",
					fr: "L'Andain"
				},
				terrain: "farmland",
				native: true,
				edge: true,
				borders: [
					1,
					8,
					9
				]
			},
			{
				name: {
					en: "Coldsoak",
					fr: "Froide-Fange"
				},
				terrain: "swamp",
				edge: true,
				anchor: true,
				borders: [
					0,
					2,
					9,
					10,
					11
				]
			},
			{
				name: {
					en: "Needlewood",
					fr: "Bois d'Aiguilles"
				},
				terrain: "forest",
				native: true,
				edge: true,
				borders: [
					1,
					3,
					11
				]
			},
			{
				name: {
					en: "East Fang",
					fr: "Croc de l'Est"
				},
				terrain: "mountain",
				edge: true,
				borders: [
					2,
					4,
					11
				]
			},
			{
				name: {
					en: "Lee Acres",
					fr: "Sous-le-Vent"
				},
				terrain: "farmland",
				symbols: ["cavern"],
				edge: true,
				anchor: true,
				borders: [
					3,
					5,
					11
				]
			},
			{
				name: {
					en: "Softstep",
					fr: "Pas-Mou"
				},
				terrain: "swamp",
				native: true,
				edge: true,
				borders: [
					4,
					6,
					10,
					11
				]
			},
			{
				name: {
					en: "Saw Cove",
					fr: "Anse de la Scie"
				},
				terrain: "sea",
				edge: true,
				borders: [
					5,
					7,
					9,
					10
				]
			},
			{
				name: {
					en: "Havenwood",
					fr: "Bois du Havre"
				},
				terrain: "forest",
				symbols: ["magic"],
				edge: true,
				anchor: true,
				borders: [
					6,
					8,
					9
				]
			},
			{
				name: {
					en: "West Fang",
					fr: "Croc de l'Ouest"
				},
				terrain: "mountain",
				symbols: ["cavern"],
				edge: true,
				borders: [
					0,
					7,
					9
				]
			},
			{
				name: {
					en: "Goat Pass",
					fr: "Col des Chèvres"
				},
				terrain: "hill",
				borders: [
					0,
					1,
					6,
					7,
					8,
					10
				]
			},
			{
				name: {
					en: "The Ripsaw",
					fr: "La Grande Scie"
				},
				terrain: "mountain",
				marker: true,
				borders: [
					1,
					5,
					6,
					9,
					11
				]
			},
			{
				name: {
					en: "Thief's Pass",
					fr: "Col du Larron"
				},
				terrain: "hill",
				symbols: ["magic"],
				native: true,
				borders: [
					1,
					2,
					3,
					4,
					5,
					10
				]
			}
		]
	};
}));
// packages/rules/src/boards/listed/l2a.gen.ts
var board$9;
var init_l2a_gen = __esmMin((() => {
	board$9 = {
		id: "L2a",
		name: {
			en: "The Yoke",
			fr: "Le Joug"
		},
		size: "L",
		regions: [
			{
				name: {
					en: "Oxfield",
					fr: "Champ-aux-Bœufs"
				},
				terrain: "farmland",
				edge: true,
				anchor: true,
				borders: [
					1,
					9,
					10
				]
			},
			{
				name: {
					en: "Hitchwood",
					fr: "Bois du Licou"
				},
				terrain: "forest",
				native: true,
				edge: true,
				borders: [
					0,
					2,
					7,
					8,
					10
				]
			},
			{
				name: {
					en: "Saddle Bay",
					fr: "Baie de la Selle"
				},
				terrain: "sea",
				edge: true,
				borders: [
					1,
					3,
					7,
					11
				]
			},
			{
				name: {
					en: "Ferry Rise",
					fr: "Butte du Passeur"
				},
				terrain: "hill",
				edge: true,
				anchor: true,
				borders: [
					2,
					4,
					11
				]
			},
			{
				name: {
					en: "Brightcap",
					fr: "Mont Clairet"
				},
				terrain: "mountain",
				symbols: ["magic"],
				edge: true,
				borders: [
					3,
					5,
					11
				]
			},
			{
				name: {
					en: "Lastmud",
					fr: "Bout-de-Vase"
				},
				terrain: "swamp",
				native: true,
				edge: true,
				anchor: true,
				borders: [
					4,
					6,
					11
				]
			},
			{
				name: {
					en: "Pedlars' Wood",
					fr: "Bois des Colporteurs"
				},
				terrain: "forest",
				symbols: ["cavern"],
				edge: true,
				borders: [
					5,
					7,
					11
				]
			},
			{
				name: {
					en: "The Causeway",
					fr: "La Chaussée"
				},
				terrain: "swamp",
				native: true,
				edge: true,
				borders: [
					1,
					2,
					6,
					8,
					11
				]
			},
			{
				name: {
					en: "Toll Hill",
					fr: "Butte du Péage"
				},
				terrain: "hill",
				edge: true,
				anchor: true,
				borders: [
					1,
					7,
					9,
					10
				]
			},
			{
				name: {
					en: "Sour Reeds",
					fr: "Roseaux-Amers"
				},
				terrain: "swamp",
				symbols: ["magic"],
				native: true,
				edge: true,
				borders: [
					0,
					8,
					10
				]
			},
			{
				name: {
					en: "Old Stubborn",
					fr: "Le Vieux Têtu"
				},
				terrain: "mountain",
				symbols: ["cavern"],
				borders: [
					0,
					1,
					8,
					9
				]
			},
			{
				name: {
					en: "Fair Green",
					fr: "Pré de la Foire"
				},
				terrain: "farmland",
				marker: true,
				borders: [
					2,
					3,
					4,
					5,
					6,
					7
				]
			}
		]
	};
}));
// packages/rules/src/boards/listed/l2b.gen.ts
var board$8;
var init_l2b_gen = __esmMin((() => {
	board$8 = {
		id: "L2b",
		name: {
			en: "Sicklemoon",
			fr: "La Faucille"
		},
		size: "L",
		regions: [
			{
				name: {
					en: "Whetstone",
					fr: "L'Affiloir"
				},
				terrain: "mountain",
				edge: true,
				borders: [
					1,
					7,
					8,
					9
				]
			},
			{
				name: {
					en: "Haymoon",
					fr: "Lune-de-Foin"
				},
				terrain: "farmland",
				native: true,
				edge: true,
				borders: [
					0,
					2,
					8
				]
			},
			{
				name: {
					en: "North Horn",
					fr: "Corne du Nord"
				},
				terrain: "hill",
				edge: true,
				anchor: true,
				borders: [
					1,
					3,
					8
				]
			},
			{
				name: {
					en: "Moon Bay",
					fr: "Baie de la Lune"
				},
				terrain: "sea",
				edge: true,
				borders: [
					2,
					4,
					8,
					9,
					10,
					11
				]
			},
			{
				name: {
					en: "South Horn",
					fr: "Corne du Sud"
				},
				terrain: "farmland",
				symbols: ["magic"],
				edge: true,
				anchor: true,
				borders: [
					3,
					5,
					11
				]
			},
			{
				name: {
					en: "Mowers' Wood",
					fr: "Bois des Faucheurs"
				},
				terrain: "forest",
				native: true,
				edge: true,
				borders: [
					4,
					6,
					11
				]
			},
			{
				name: {
					en: "The Handle",
					fr: "Le Manche"
				},
				terrain: "mountain",
				symbols: ["cavern"],
				edge: true,
				borders: [
					5,
					7,
					10,
					11
				]
			},
			{
				name: {
					en: "Backacre",
					fr: "Champs-du-Dos"
				},
				terrain: "farmland",
				edge: true,
				anchor: true,
				borders: [
					0,
					6,
					9,
					10
				]
			},
			{
				name: {
					en: "Lapwing Flats",
					fr: "Vasière-aux-Vanneaux"
				},
				terrain: "swamp",
				symbols: ["cavern"],
				native: true,
				borders: [
					0,
					1,
					2,
					3,
					9
				]
			},
			{
				name: {
					en: "Tidewood",
					fr: "Bois-Marée"
				},
				terrain: "forest",
				symbols: ["magic"],
				borders: [
					0,
					3,
					7,
					8,
					10
				]
			},
			{
				name: {
					en: "Mirror Bank",
					fr: "Rive-au-Miroir"
				},
				terrain: "hill",
				marker: true,
				borders: [
					3,
					6,
					7,
					9,
					11
				]
			},
			{
				name: {
					en: "Cockle Mud",
					fr: "Vase-aux-Coques"
				},
				terrain: "swamp",
				native: true,
				borders: [
					3,
					4,
					5,
					6,
					10
				]
			}
		]
	};
}));
// packages/rules/src/boards/listed/m1a.gen.ts
var board$7;
var init_m1a_gen = __esmMin((() => {
	board$7 = {
		id: "M1a",
		name: {
			en: "Thornwick",
			fr: "Ronceval"
		},
		size: "M",
		regions: [
			{
				name: {
					en: "Stormhorn",
					fr: "Corne d'Orage"
				},
				terrain: "mountain",
				edge: true,
				borders: [
					1,
					7,
					8
				]
			},
			{
				name: {
					en: "Kettlefield",
					fr: "Champ-Chaudron"
				},
				terrain: "farmland",
				native: true,
				edge: true,
				anchor: true,
				borders: [
					0,
					2,
					8
				]
			},
			{
				name: {
					en: "Root Hollow",
					fr: "Creux-Racine"
				},
				terrain: "forest",
				symbols: ["cavern"],
				edge: true,
				borders: [
					1,
					3,
					8,
					9
				]
			},
			{
				name: {
					en: "Lookout Down",
					fr: "Colline du Guet"
				},
				terrain: "hill",
				native: true,
				edge: true,
				borders: [
					2,
					4,
					9
				]
			},
			{
				name: {
					en: "Eelmarsh",
					fr: "Marais-aux-Anguilles"
				},
				terrain: "swamp",
				edge: true,
				anchor: true,
				borders: [
					3,
					5,
					9
				]
			},
			{
				name: {
					en: "Tollman's Bay",
					fr: "Baie du Péager"
				},
				terrain: "sea",
				edge: true,
				borders: [
					4,
					6,
					9
				]
			},
			{
				name: {
					en: "Moonfallow",
					fr: "Jachère-de-Lune"
				},
				terrain: "farmland",
				symbols: ["magic"],
				edge: true,
				anchor: true,
				borders: [
					5,
					7,
					8,
					9
				]
			},
			{
				name: {
					en: "Hush",
					fr: "Le Chut"
				},
				terrain: "forest",
				native: true,
				edge: true,
				borders: [
					0,
					6,
					8
				]
			},
			{
				name: {
					en: "Cairn Heights",
					fr: "Hauts-du-Cairn"
				},
				terrain: "hill",
				symbols: ["magic"],
				marker: true,
				borders: [
					0,
					1,
					2,
					6,
					7,
					9
				]
			},
			{
				name: {
					en: "Thornspire",
					fr: "Flèche d'Épines"
				},
				terrain: "mountain",
				symbols: ["cavern"],
				borders: [
					2,
					3,
					4,
					5,
					6,
					8
				]
			}
		]
	};
}));
// packages/rules/src/boards/listed/m1b.gen.ts
var board$6;
var init_m1b_gen = __esmMin((() => {
	board$6 = {
		id: "M1b",
		name: {
			en: "Cindermaw",
			fr: "Gueule-Cendre"
		},
		size: "M",
		regions: [
			{
				name: {
					en: "Ashgarden",
					fr: "Jardin-de-Cendre"
				},
				terrain: "farmland",
				edge: true,
				anchor: true,
				borders: [
					1,
					4,
					5
				]
			},
			{
				name: {
					en: "Scorchwood",
					fr: "Bois-Roussi"
				},
				terrain: "forest",
				native: true,
				edge: true,
				borders: [
					0,
					2,
					5,
					6
				]
			},
			{
				name: {
					en: "Pumice Steps",
					fr: "Marches de Ponce"
				},
				terrain: "hill",
				edge: true,
				anchor: true,
				borders: [
					1,
					3,
					6,
					7
				]
			},
			{
				name: {
					en: "Blackfurrow",
					fr: "Sillon-Noir"
				},
				terrain: "farmland",
				native: true,
				edge: true,
				borders: [
					2,
					4,
					7,
					8
				]
			},
			{
				name: {
					en: "Sootpines",
					fr: "Pins-de-Suie"
				},
				terrain: "forest",
				edge: true,
				anchor: true,
				borders: [
					0,
					3,
					5,
					8
				]
			},
			{
				name: {
					en: "Rim Gate",
					fr: "Porte du Cratère"
				},
				terrain: "hill",
				symbols: ["cavern"],
				marker: true,
				borders: [
					0,
					1,
					4,
					6,
					8,
					9
				]
			},
			{
				name: {
					en: "Hot Shoulder",
					fr: "Épaule-Chaude"
				},
				terrain: "mountain",
				symbols: ["cavern"],
				borders: [
					1,
					2,
					5,
					7,
					9
				]
			},
			{
				name: {
					en: "Bubblemire",
					fr: "Bourbe-qui-Bout"
				},
				terrain: "swamp",
				symbols: ["magic"],
				native: true,
				borders: [
					2,
					3,
					6,
					8,
					9
				]
			},
			{
				name: {
					en: "Grumble Peak",
					fr: "Pic Grondeur"
				},
				terrain: "mountain",
				symbols: ["magic"],
				borders: [
					3,
					4,
					5,
					7,
					9
				]
			},
			{
				name: {
					en: "The Eye",
					fr: "L'Œil"
				},
				terrain: "lake",
				borders: [
					5,
					6,
					7,
					8
				]
			}
		]
	};
}));
// packages/rules/src/boards/listed/m2a.gen.ts
var board$5;
var init_m2a_gen = __esmMin((() => {
	board$5 = {
		id: "M2a",
		name: {
			en: "Stewpot",
			fr: "La Marmite"
		},
		size: "M",
		regions: [
			{
				name: {
					en: "Ladle Hill",
					fr: "Butte de la Louche"
				},
				terrain: "hill",
				edge: true,
				anchor: true,
				borders: [
					1,
					6,
					7,
					8
				]
			},
			{
				name: {
					en: "Bayleaf Wood",
					fr: "Bois-Laurier"
				},
				terrain: "forest",
				native: true,
				edge: true,
				borders: [
					0,
					2,
					8
				]
			},
			{
				name: {
					en: "Onion Rows",
					fr: "Rangs d'Oignons"
				},
				terrain: "farmland",
				edge: true,
				anchor: true,
				borders: [
					1,
					3,
					8
				]
			},
			{
				name: {
					en: "Salt Tooth",
					fr: "Dent de Sel"
				},
				terrain: "mountain",
				edge: true,
				borders: [
					2,
					4,
					8
				]
			},
			{
				name: {
					en: "Ember Down",
					fr: "Coteau des Braises"
				},
				terrain: "hill",
				symbols: ["cavern"],
				edge: true,
				borders: [
					3,
					5,
					8
				]
			},
			{
				name: {
					en: "Smokewood",
					fr: "Bois-Fumé"
				},
				terrain: "forest",
				edge: true,
				anchor: true,
				borders: [
					4,
					6,
					8
				]
			},
			{
				name: {
					en: "Crustfield",
					fr: "Champ-Croûton"
				},
				terrain: "farmland",
				native: true,
				edge: true,
				borders: [
					0,
					5,
					7,
					8
				]
			},
			{
				name: {
					en: "Lid Rock",
					fr: "Le Couvercle"
				},
				terrain: "mountain",
				symbols: ["cavern"],
				edge: true,
				borders: [0, 6]
			},
			{
				name: {
					en: "The Stew",
					fr: "Le Bouillon"
				},
				terrain: "swamp",
				symbols: ["magic"],
				native: true,
				marker: true,
				borders: [
					0,
					1,
					2,
					3,
					4,
					5,
					6
				]
			}
		]
	};
}));
// packages/rules/src/boards/listed/m2b.gen.ts
var board$4;
var init_m2b_gen = __esmMin((() => {
	board$4 = {
		id: "M2b",
		name: {
			en: "Crowfoot",
			fr: "Patte-de-Corneille"
		},
		size: "M",
		regions: [
			{
				name: {
					en: "Knucklebone",
					fr: "L'Osselet"
				},
				terrain: "mountain",
				edge: true,
				borders: [
					1,
					2,
					3,
					6,
					8
				]
			},
			{
				name: {
					en: "Long Claw",
					fr: "Longue-Griffe"
				},
				terrain: "farmland",
				symbols: ["magic"],
				edge: true,
				anchor: true,
				borders: [0, 2]
			},
			{
				name: {
					en: "Rookery",
					fr: "Bois-Corneille"
				},
				terrain: "forest",
				native: true,
				edge: true,
				borders: [
					0,
					1,
					3
				]
			},
			{
				name: {
					en: "Wishbone Hill",
					fr: "Butte du Bréchet"
				},
				terrain: "hill",
				edge: true,
				marker: true,
				borders: [
					0,
					2,
					4,
					5,
					6
				]
			},
			{
				name: {
					en: "Wet Claw",
					fr: "Griffe-Mouillée"
				},
				terrain: "swamp",
				native: true,
				edge: true,
				anchor: true,
				borders: [3, 5]
			},
			{
				name: {
					en: "Hackle Crag",
					fr: "Roc-Hérissé"
				},
				terrain: "mountain",
				symbols: ["cavern"],
				edge: true,
				borders: [
					3,
					4,
					6
				]
			},
			{
				name: {
					en: "Featherwood",
					fr: "Bois-de-Plume"
				},
				terrain: "forest",
				symbols: ["magic"],
				edge: true,
				borders: [
					0,
					3,
					5,
					7,
					8
				]
			},
			{
				name: {
					en: "Spur Point",
					fr: "Pointe de l'Ergot"
				},
				terrain: "hill",
				edge: true,
				anchor: true,
				borders: [6, 8]
			},
			{
				name: {
					en: "Caw Mire",
					fr: "Mare-aux-Cris"
				},
				terrain: "swamp",
				symbols: ["cavern"],
				native: true,
				edge: true,
				borders: [
					0,
					6,
					7
				]
			}
		]
	};
}));
// packages/rules/src/boards/listed/s1a.gen.ts
var board$3;
var init_s1a_gen = __esmMin((() => {
	board$3 = {
		id: "S1a",
		name: {
			en: "Gull's Rest",
			fr: "Le Repos du Goéland"
		},
		size: "S",
		regions: [
			{
				name: {
					en: "Spyglass Point",
					fr: "Pointe Longue-Vue"
				},
				terrain: "hill",
				edge: true,
				anchor: true,
				borders: [1, 5]
			},
			{
				name: {
					en: "Crow Copse",
					fr: "Taillis-aux-Corneilles"
				},
				terrain: "forest",
				native: true,
				edge: true,
				borders: [
					0,
					2,
					5,
					6
				]
			},
			{
				name: {
					en: "Brackwater",
					fr: "Eau-Saumâtre"
				},
				terrain: "swamp",
				symbols: ["magic"],
				edge: true,
				borders: [
					1,
					3,
					6
				]
			},
			{
				name: {
					en: "Shell Bluff",
					fr: "Butte-Coquille"
				},
				terrain: "hill",
				edge: true,
				borders: [
					2,
					4,
					6
				]
			},
			{
				name: {
					en: "Landing Wood",
					fr: "Bois du Débarcadère"
				},
				terrain: "forest",
				native: true,
				edge: true,
				anchor: true,
				borders: [
					3,
					5,
					6
				]
			},
			{
				name: {
					en: "Gull Rock",
					fr: "Roc-Goéland"
				},
				terrain: "mountain",
				symbols: ["cavern"],
				edge: true,
				borders: [
					0,
					1,
					4,
					6
				]
			},
			{
				name: {
					en: "Bread Acre",
					fr: "Arpent-de-Pain"
				},
				terrain: "farmland",
				marker: true,
				borders: [
					1,
					2,
					3,
					4,
					5
				]
			}
		]
	};
}));
// packages/rules/src/boards/listed/s1b.gen.ts
var board$2;
var init_s1b_gen = __esmMin((() => {
	board$2 = {
		id: "S1b",
		name: {
			en: "The Plank",
			fr: "La Planche"
		},
		size: "S",
		regions: [
			{
				name: {
					en: "Splinterfield",
					fr: "Champ-Écharde"
				},
				terrain: "farmland",
				edge: true,
				anchor: true,
				borders: [1, 6]
			},
			{
				name: {
					en: "Caulker's Mire",
					fr: "Mare du Calfat"
				},
				terrain: "swamp",
				symbols: ["magic"],
				native: true,
				edge: true,
				borders: [
					0,
					2,
					5,
					6
				]
			},
			{
				name: {
					en: "The Nail",
					fr: "Le Clou"
				},
				terrain: "mountain",
				symbols: ["cavern"],
				edge: true,
				borders: [
					1,
					3,
					4,
					5
				]
			},
			{
				name: {
					en: "Walk's End",
					fr: "Bout-de-Planche"
				},
				terrain: "hill",
				edge: true,
				anchor: true,
				borders: [2, 4]
			},
			{
				name: {
					en: "Sawdust Acre",
					fr: "Champ-Sciure"
				},
				terrain: "farmland",
				native: true,
				edge: true,
				borders: [
					2,
					3,
					5
				]
			},
			{
				name: {
					en: "Mastwood",
					fr: "Bois-des-Mâts"
				},
				terrain: "forest",
				edge: true,
				marker: true,
				borders: [
					1,
					2,
					4,
					6
				]
			},
			{
				name: {
					en: "Knot Hill",
					fr: "Butte du Nœud"
				},
				terrain: "hill",
				edge: true,
				borders: [
					0,
					1,
					5
				]
			}
		]
	};
}));
// packages/rules/src/boards/listed/s2a.gen.ts
var board$1;
var init_s2a_gen = __esmMin((() => {
	board$1 = {
		id: "S2a",
		name: {
			en: "The Bracelet",
			fr: "Le Bracelet"
		},
		size: "S",
		regions: [
			{
				name: {
					en: "Clasp Hill",
					fr: "Butte du Fermoir"
				},
				terrain: "hill",
				symbols: ["cavern"],
				edge: true,
				borders: [
					1,
					6,
					7
				]
			},
			{
				name: {
					en: "Garnet Rock",
					fr: "Roc-Grenat"
				},
				terrain: "mountain",
				edge: true,
				borders: [
					0,
					2,
					7
				]
			},
			{
				name: {
					en: "Beadfield",
					fr: "Champ-de-Perles"
				},
				terrain: "farmland",
				edge: true,
				anchor: true,
				borders: [
					1,
					3,
					7
				]
			},
			{
				name: {
					en: "Nacre Flats",
					fr: "Vasière de Nacre"
				},
				terrain: "swamp",
				native: true,
				edge: true,
				marker: true,
				borders: [
					2,
					4,
					7
				]
			},
			{
				name: {
					en: "Coral Stack",
					fr: "Pic Corail"
				},
				terrain: "mountain",
				edge: true,
				borders: [
					3,
					5,
					7
				]
			},
			{
				name: {
					en: "Linkwood",
					fr: "Bois-Maillon"
				},
				terrain: "forest",
				native: true,
				edge: true,
				borders: [
					4,
					6,
					7
				]
			},
			{
				name: {
					en: "Salt Lace",
					fr: "Dentelle-de-Sel"
				},
				terrain: "swamp",
				symbols: ["magic"],
				edge: true,
				anchor: true,
				borders: [
					0,
					5,
					7
				]
			},
			{
				name: {
					en: "The Pearl",
					fr: "La Perle"
				},
				terrain: "lake",
				borders: [
					0,
					1,
					2,
					3,
					4,
					5,
					6
				]
			}
		]
	};
}));
// packages/rules/src/boards/listed/s2b.gen.ts
var board;
var init_s2b_gen = __esmMin((() => {
	board = {
		id: "S2b",
		name: {
			en: "The Latch",
			fr: "Le Loquet"
		},
		size: "S",
		regions: [
			{
				name: {
					en: "Hingefield",
					fr: "Champ-du-Gond"
				},
				terrain: "farmland",
				symbols: ["magic"],
				edge: true,
				borders: [
					1,
					5,
					6,
					7
				]
			},
			{
				name: {
					en: "Keyhole",
					fr: "La Serrure"
				},
				terrain: "sea",
				edge: true,
				borders: [
					0,
					2,
					5
				]
			},
			{
				name: {
					en: "Doorpost Wood",
					fr: "Bois-du-Linteau"
				},
				terrain: "forest",
				symbols: ["cavern"],
				edge: true,
				borders: [
					1,
					3,
					4,
					5
				]
			},
			{
				name: {
					en: "Threshold",
					fr: "Le Seuil"
				},
				terrain: "farmland",
				edge: true,
				anchor: true,
				borders: [2, 4]
			},
			{
				name: {
					en: "Draughty Fen",
					fr: "Fagne-Venteuse"
				},
				terrain: "swamp",
				native: true,
				edge: true,
				borders: [
					2,
					3,
					5
				]
			},
			{
				name: {
					en: "The Bolt",
					fr: "Le Verrou"
				},
				terrain: "mountain",
				edge: true,
				marker: true,
				borders: [
					0,
					1,
					2,
					4,
					6
				]
			},
			{
				name: {
					en: "Wet Mat",
					fr: "Le Paillasson"
				},
				terrain: "swamp",
				native: true,
				edge: true,
				borders: [
					0,
					5,
					7
				]
			},
			{
				name: {
					en: "Knocker's Hill",
					fr: "Butte du Heurtoir"
				},
				terrain: "hill",
				edge: true,
				anchor: true,
				borders: [0, 6]
			}
		]
	};
}));
// packages/rules/src/boards/reader.ts
function reader() {
	const faults = [];
	return {
		faults,
		note: (code, where, message, rule = "MAP-DATA-1") => {
			if (faults.length < MOST_FAULTS$1) faults.push({
				code,
				rule,
				message,
				where
			});
		}
	};
}
/** Any value in a few characters, for messages. */
function brief(value) {
	if (typeof value === "string") return value.length > 24 ? `"${value.slice(0, 24)}…"` : `"${value}"`;
	if (Array.isArray(value)) return "a list";
	return typeof value === "object" && value !== null ? "an object" : String(value);
}
/** A list no longer than `most`; undefined, and noted, if it is anything else. */
function readList(to, value, where, least, most) {
	if (!Array.isArray(value)) return to.note("not-a-list", where, `must be a list, is ${brief(value)}`);
	if (value.length < least) return to.note("too-few", where, `must have at least ${least} entries, has ${value.length}`);
	if (value.length > most) return to.note("too-many", where, `may have at most ${most} entries, has ${value.length}`);
	return Array.from(value);
}
/** A line of text that people see: no control characters, not blank, not endless. */
function readText(to, value, where, most) {
	if (typeof value !== "string") return to.note("not-a-text", where, `must be a text, is ${brief(value)}`);
	if (value.length > most) return to.note("too-long", where, `may have at most ${most} characters, has ${value.length}`);
	if (value.trim() === "") return to.note("blank", where, "must not be blank");
	if (/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(value)) return to.note("control-character", where, "must be one line of plain text");
	return value.trim();
}
function readWord(to, value, where, words) {
	return words.find((w) => w === value) ?? to.note("unknown-word", where, `must be one of ${words.join(", ")}, is ${brief(value)}`);
}
function readWhole(to, value, where, least, most) {
	if (typeof value !== "number" || !Number.isInteger(value)) return to.note("not-whole", where, `must be a whole number, is ${brief(value)}`);
	if (value < least || value > most) return to.note("out-of-range", where, `must be from ${least} to ${most}, is ${value}`);
	return value + 0;
}
/** A switch is on or off; off is the same as left out. */
function readFlag(to, value, where) {
	if (value !== void 0 && typeof value !== "boolean") to.note("not-a-flag", where, `must be true or false, is ${brief(value)}`);
	return value === true;
}
/** SVG path data of lines and curves; nothing else can hide in it. */
function readPath(to, value, where) {
	if (typeof value !== "string") return to.note("not-a-text", where, `must be a text, is ${brief(value)}`);
	if (value.length > MOST_PATH) return to.note("too-long", where, `may have at most ${MOST_PATH} characters, has ${value.length}`);
	if (!/^M[MmLlCcSsZz\d\s,.-]+$/.test(value)) return to.note("not-a-path", where, "must be path data of M, L, C, S and Z with plain numbers");
	return value;
}
function readSpots(to, value, where) {
	return readList(to, value, where, 1, MOST_SPOTS)?.flatMap((spot, i) => {
		const numbers = readNumbers(to, spot, `${where}[${i}]`, 3);
		if (numbers === void 0) return [];
		const [x = 0, y = 0, room = 0] = numbers;
		return [[
			x,
			y,
			room
		]];
	});
}
/** Exactly so many numbers, none of them endless. */
function readNumbers(to, value, where, count) {
	const list = readList(to, value, where, count, count);
	const numbers = list?.filter((n) => typeof n === "number").filter((n) => Math.abs(n) < 1e5);
	if (list === void 0 || numbers === void 0) return void 0;
	return numbers.length === count ? numbers : to.note("not-a-number", where, `must be ${count} numbers`);
}
var MOST_FAULTS$1, isRecord, field, MOST_PATH, MOST_SPOTS;
var init_reader = __esmMin((() => {
	MOST_FAULTS$1 = 100;
	isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
	field = (value, key) => Object.hasOwn(value, key) ? Reflect.get(value, key) : void 0;
	MOST_PATH = 2e4;
	MOST_SPOTS = 8;
}));
// packages/rules/src/boards/region.ts
var TERRAINS, SYMBOLS, SIZES, isWater;
var init_region = __esmMin((() => {
	TERRAINS = [
		"farmland",
		"forest",
		"hill",
		"swamp",
		"mountain",
		"sea",
		"lake"
	];
	SYMBOLS = [
		"mine",
		"cavern",
		"magic"
	];
	SIZES = [
		"S",
		"M",
		"L"
	];
	isWater = ({ terrain }) => terrain === "sea" || terrain === "lake";
}));
// packages/rules/src/boards/read-board.ts
/** Throws InvalidBoard. What it returns shares nothing with `value` and has no field that is not in the type. */
function readBoard(value) {
	const to = reader();
	const board = boardFrom(to, value);
	if (to.faults.length > 0 || board === void 0) throw new InvalidBoard(to.faults);
	return board;
}
function boardFrom(to, value) {
	if (!isRecord(value)) return to.note("not-a-board", "", `a board must be an object, is ${brief(value)}`);
	const id = readId(to, field(value, "id"));
	const name = readName(to, field(value, "name"), "name");
	const size = field(value, "size") === void 0 ? void 0 : readWord(to, field(value, "size"), "size", SIZES);
	const list = readList(to, field(value, "regions"), "regions", 1, 64);
	const regions = list?.map((region, r) => regionFrom$1(to, region, r, list.length));
	noteOneWay(to, regions ?? []);
	const whole = regions?.filter((r) => r !== void 0);
	if (id === void 0 || whole === void 0 || to.faults.length > 0) return void 0;
	return {
		id,
		...name !== void 0 && { name },
		...size !== void 0 && { size },
		regions: whole
	};
}
/** Ids end up in the page and in file names: letters, digits and little else. */
function readId(to, value) {
	const id = readText(to, value, "id", MOST_ID);
	if (id === void 0 || /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._+-]*$/u.test(id)) return id;
	return to.note("odd-id", "id", "may have letters, digits, spaces and . _ + - only");
}
/** French may be missing: then the English name serves. */
function readName(to, value, where) {
	if (value === void 0) return void 0;
	if (!isRecord(value)) return to.note("not-a-name", where, `must be { en, fr }, is ${brief(value)}`);
	const en = readText(to, field(value, "en"), `${where}.en`, MOST_NAME$2);
	const fr = field(value, "fr") === void 0 ? en : readText(to, field(value, "fr"), `${where}.fr`, MOST_NAME$2);
	return en === void 0 || fr === void 0 ? void 0 : {
		en,
		fr
	};
}
function regionFrom$1(to, value, r, count) {
	const where = `regions[${r}]`;
	if (!isRecord(value)) return to.note("not-a-region", where, `must be an object, is ${brief(value)}`);
	const get = (key) => field(value, key);
	const flag = (key) => readFlag(to, get(key), `${where}.${key}`);
	const name = readName(to, get("name"), `${where}.name`);
	const terrain = readWord(to, get("terrain"), `${where}.terrain`, TERRAINS);
	const symbols = get("symbols") === void 0 ? [] : readSymbols(to, get("symbols"), `${where}.symbols`);
	const island = get("island") === void 0 ? 0 : readWhole(to, get("island"), `${where}.island`, 0, 63);
	const borders = readBorders(to, get("borders"), r, count);
	const path = get("path") === void 0 ? void 0 : readPath(to, get("path"), `${where}.path`);
	const spots = get("spots") === void 0 ? void 0 : readSpots(to, get("spots"), `${where}.spots`);
	const flags = {
		native: flag("native"),
		edge: flag("edge"),
		anchor: flag("anchor"),
		marker: flag("marker")
	};
	if (terrain === void 0 || borders === void 0) return void 0;
	return {
		...name && { name },
		terrain,
		...symbols.length > 0 && { symbols },
		...flags.native && { native: true },
		...flags.edge && { edge: true },
		...flags.anchor && { anchor: true },
		...flags.marker && { marker: true },
		...island !== void 0 && island > 0 && { island },
		borders,
		...path !== void 0 && { path },
		...spots !== void 0 && { spots }
	};
}
function readSymbols(to, value, where) {
	const found = [];
	for (const [i, entry] of readList(to, value, where, 0, SYMBOLS.length)?.entries() ?? []) {
		const symbol = readWord(to, entry, `${where}[${i}]`, SYMBOLS);
		if (symbol === void 0) continue;
		if (found.includes(symbol)) to.note("twice", `${where}[${i}]`, `${symbol} stands here already`);
		else found.push(symbol);
	}
	return found;
}
function readBorders(to, value, r, count) {
	const at = `regions[${r}].borders`;
	const list = readList(to, value, at, 0, 64);
	if (list === void 0) return void 0;
	const found = [];
	for (const [i, entry] of list.entries()) {
		const where = `${at}[${i}]`;
		const other = readWhole(to, entry, where, 0, count - 1);
		if (other === void 0) continue;
		if (other === r) to.note("self-border", where, `region ${r} borders itself`, "MAP-LINT-1");
		else if (found.includes(other)) to.note("twice", where, `the border with ${other} is listed twice`, "MAP-LINT-1");
		else found.push(other);
	}
	return found;
}
/** Regions that could not be read have been noted already and are believed. */
function noteOneWay(to, regions) {
	for (const [a, region] of regions.entries()) for (const b of region?.borders ?? []) if (!(regions[b]?.borders.includes(a) ?? true)) to.note("one-way-border", `regions[${a}].borders`, `region ${a} borders ${b}, but ${b} does not border ${a}`, "MAP-LINT-1");
}
var MOST_ID, MOST_NAME$2;
var init_read_board = __esmMin((() => {
	init_fault();
	init_reader();
	init_region();
	MOST_ID = 64;
	MOST_NAME$2 = 40;
}));
// packages/rules/src/boards/board.ts
/** Throws InvalidBoard, with every fault named. */
function boardOf$1(spec) {
	if (typeof spec !== "string") return Array.isArray(spec) ? sideBySide(spec) : ours(spec) ?? readBoard(spec);
	const board = boards.get(spec);
	if (board !== void 0) return board;
	if (spec.includes("+")) return sideBySide(spec.split("+"));
	throw new InvalidBoard([{
		code: "unknown-board",
		rule: "MAP-DATA-1",
		message: `there is no board ${spec.slice(0, 24)}`,
		where: "board"
	}]);
}
function sideBySide(faces) {
	const faults = faceFaults(faces);
	if (faults.length > 0) throw new InvalidBoard(faults);
	const known = laid.get(faces.join("+"));
	if (known !== void 0) return known;
	const board = joined(faces.flatMap((face) => typeof face === "string" ? boards.get(face) ?? [] : []));
	if (laid.size < MOST_LAID) laid.set(board.id, board);
	return board;
}
var boards, laid, MOST_LAID, isLaid, ours;
var init_board = __esmMin((() => {
	init_fault();
	init_islands();
	init_classic_2_gen();
	init_classic_3_gen();
	init_classic_4_gen();
	init_classic_5_gen();
	init_l1a_gen();
	init_l1b_gen();
	init_l2a_gen();
	init_l2b_gen();
	init_m1a_gen();
	init_m1b_gen();
	init_m2a_gen();
	init_m2b_gen();
	init_s1a_gen();
	init_s1b_gen();
	init_s2a_gen();
	init_s2b_gen();
	init_read_board();
	boards = new Map([
		board$15,
		board$14,
		board$13,
		board$12,
		board$11,
		board$10,
		board$9,
		board$8,
		board$7,
		board$6,
		board$5,
		board$4,
		board$3,
		board$2,
		board$1,
		board
	].map((board) => [board.id, board]));
	laid = /* @__PURE__ */ new Map();
	MOST_LAID = 1e3;
	isLaid = (board) => laid.get(board.id) === board;
	ours = (board) => [...boards.values(), ...laid.values()].find((b) => b === board);
}));
// packages/rules/src/classic/pieces.ts
var lair, fortress, encampment, hole, hero, dragon, pieces;
var init_pieces = __esmMin((() => {
	init_ability();
	lair = piece({
		id: "lair",
		rule: "CL-TROLLS-1",
		supply: 10,
		guard: 1,
		inDecline: "stays"
	});
	fortress = piece({
		id: "fortress",
		rule: "CL-FORTIFIED-2",
		supply: 6,
		guard: 1,
		inDecline: "stays"
	});
	encampment = piece({
		id: "encampment",
		rule: "CL-BIVOUACKING-1",
		supply: 5,
		atStart: 5,
		perRegion: 5,
		guard: 1,
		asToken: true,
		redeploys: true,
		whenLost: "hand",
		whenLeft: "hand"
	});
	hole = piece({
		id: "hole",
		rule: "CL-HALFLINGS-2",
		supply: 2,
		immune: true
	});
	hero = piece({
		id: "hero",
		rule: "CL-HEROIC-1",
		supply: 2,
		atStart: 2,
		immune: true,
		redeploys: true,
		whenLost: "hand",
		whenLeft: "hand"
	});
	dragon = piece({
		id: "dragon",
		rule: "CL-DRAGON-2",
		supply: 1,
		atStart: 1,
		immune: true,
		whenLost: "hand",
		whenLeft: "hand"
	});
	pieces = [
		lair,
		fortress,
		encampment,
		hole,
		hero,
		dragon
	];
}));
// packages/rules/src/classic/powers/alchemist.ts
var alchemist;
var init_alchemist = __esmMin((() => {
	init_ability();
	alchemist = power({
		id: "alchemist",
		value: 4,
		income: {
			rule: "CL-ALCHEMIST-1",
			amount: () => 2
		}
	});
}));
// packages/rules/src/classic/powers/berserk.ts
var berserk;
var init_berserk = __esmMin((() => {
	init_ability();
	init_conquest$1();
	init_random$1();
	init_state();
	init_verbs();
	berserk = power({
		id: "berserk",
		value: 4,
		rollsFirst: true,
		action: {
			rule: "CL-BERSERK-1",
			targets: (p, me, add) => {
				if (p.today[berserk.slot] === 0 && canAttackWith(p, me, 3)) add(-1, -1);
			},
			perform: (s, me) => {
				const die = rollDie(s);
				s.today[berserk.slot] = die + 1;
				note(s, {
					type: "rolled",
					seat: s.owner[me],
					die
				});
			}
		},
		discount: {
			rule: "CL-BERSERK-1",
			amount: (p) => Math.max(0, p.today[berserk.slot] - 1)
		},
		onConquest: (s) => {
			s.today[berserk.slot] = 0;
		}
	});
}));
// packages/rules/src/classic/powers/bivouacking.ts
var bivouacking;
var init_bivouacking = __esmMin((() => {
	init_ability();
	init_pieces();
	bivouacking = power({
		id: "bivouacking",
		value: 5,
		pieces: [encampment]
	});
}));
// packages/rules/src/classic/powers/commando.ts
var commando;
var init_commando = __esmMin((() => {
	init_ability();
	init_terms();
	commando = power({
		id: "commando",
		value: 4,
		discount: cheaper("CL-COMMANDO-1", () => true)
	});
}));
// packages/rules/src/classic/powers/diplomat.ts
var diplomat;
var init_diplomat = __esmMin((() => {
	init_ability();
	init_lists();
	init_map();
	init_move();
	init_verbs();
	diplomat = power({
		id: "diplomat",
		value: 5,
		onTurn: (s) => {
			s.memory = replaced(s.memory, diplomat.slot, 0);
		},
		onEnd: (s, me) => ask(s, diplomat, s.owner[me]),
		question: {
			rule: "CL-DIPLOMAT-1",
			words: ["ally"],
			moves: (p, { seat }, add) => {
				add(24);
				for (let other = 0; other < p.active.length; other++) if (other !== seat && (p.attacked >> other & 1) === 0) add(chooseFrom(p, "ally", other));
			},
			answer: (s, _q, move) => {
				s.memory = replaced(s.memory, diplomat.slot, numberOf(move) + 1);
			}
		},
		bars: {
			rule: "CL-DIPLOMAT-1",
			when: (p, _me, _r, attacker) => isActive(p, attacker) && p.owner[attacker] + 1 === p.memory[diplomat.slot]
		}
	});
}));
// packages/rules/src/classic/powers/dragon-master.ts
var dragonMaster;
var init_dragon_master = __esmMin((() => {
	init_ability();
	init_state();
	init_verbs();
	init_pieces();
	dragonMaster = power({
		id: "dragon-master",
		value: 5,
		pieces: [dragon],
		attack: {
			rule: "CL-DRAGON-1",
			perTurn: 1,
			pays: () => 1,
			garrison: (s, _me, r) => {
				const from = whereIs(s, dragon);
				if (from !== -1) lift(s, dragon, from, 1, "hand");
				put(s, dragon, r);
			}
		}
	});
}));
// packages/rules/src/classic/powers/flying.ts
var flying;
var init_flying = __esmMin((() => {
	init_ability();
	init_map();
	flying = power({
		id: "flying",
		value: 5,
		reaches: (p, _me, r) => isLand(p, r)
	});
}));
// packages/rules/src/classic/powers/forest.ts
var forest;
var init_forest = __esmMin((() => {
	init_ability();
	init_terms();
	init_world();
	forest = power({
		id: "forest",
		value: 4,
		income: coinPer("CL-FOREST-1", onTerrain(1))
	});
}));
// packages/rules/src/classic/powers/fortified.ts
var fortified;
var init_fortified = __esmMin((() => {
	init_ability();
	init_map();
	init_state();
	init_verbs();
	init_pieces();
	fortified = power({
		id: "fortified",
		value: 3,
		pieces: [fortress],
		action: {
			rule: "CL-FORTIFIED-1",
			perTurn: 1,
			whileDeploying: true,
			targets: (p, me, add) => {
				if (p.supply[fortress.index] === 0) return;
				for (let r = 0; r < p.world.size; r++) if (p.holder[r] === me && pieceCount(p, fortress.index, r) === 0) add(r, -1);
			},
			perform: (s, _me, r) => void raise(s, fortress, r)
		},
		income: {
			rule: "CL-FORTIFIED-2",
			amount: (p, me) => held(p, me, (q, r) => pieceCount(q, fortress.index, r) > 0)
		}
	});
}));
// packages/rules/src/classic/powers/heroic.ts
var heroic;
var init_heroic = __esmMin((() => {
	init_ability();
	init_pieces();
	heroic = power({
		id: "heroic",
		value: 5,
		pieces: [hero]
	});
}));
// packages/rules/src/classic/powers/hill.ts
var hill;
var init_hill = __esmMin((() => {
	init_ability();
	init_terms();
	init_world();
	hill = power({
		id: "hill",
		value: 4,
		income: coinPer("CL-HILL-1", onTerrain(2))
	});
}));
// packages/rules/src/classic/powers/merchant.ts
var merchant;
var init_merchant = __esmMin((() => {
	init_ability();
	init_terms();
	merchant = power({
		id: "merchant",
		value: 2,
		income: coinPer("CL-MERCHANT-1")
	});
}));
// packages/rules/src/classic/powers/mounted.ts
var mounted;
var init_mounted = __esmMin((() => {
	init_ability();
	init_terms();
	init_world();
	mounted = power({
		id: "mounted",
		value: 5,
		discount: cheaper("CL-MOUNTED-1", onTerrain(2, 0))
	});
}));
// packages/rules/src/classic/powers/pillaging.ts
var pillaging;
var init_pillaging = __esmMin((() => {
	init_ability();
	init_terms();
	pillaging = power({
		id: "pillaging",
		value: 5,
		income: coinPerConquest("CL-PILLAGING-1", (_p, { nonEmpty }) => nonEmpty)
	});
}));
// packages/rules/src/classic/powers/seafaring.ts
var seafaring;
var init_seafaring = __esmMin((() => {
	init_ability();
	init_map();
	init_world();
	seafaring = power({
		id: "seafaring",
		value: 5,
		swims: true,
		enters: (p, _me, r) => terrain(p, r) === 5 && p.world.edge[r]
	});
}));
// packages/rules/src/classic/powers/spirit.ts
var spirit;
var init_spirit = __esmMin((() => {
	init_ability();
	spirit = power({
		id: "spirit",
		value: 5,
		stays: true,
		inDecline: { uncounted: true }
	});
}));
// packages/rules/src/classic/powers/stout.ts
var stout;
var init_stout = __esmMin((() => {
	init_ability();
	init_decline();
	init_move();
	init_stage();
	init_verbs();
	stout = power({
		id: "stout",
		value: 4,
		onScored: (s, me) => ask(s, stout, s.owner[me]),
		question: {
			rule: "CL-STOUT-1",
			fits: (p) => p.stage === 10,
			moves: (_p, _q, add) => {
				add(2);
				add(3);
			},
			answer: (s, { seat }, move) => {
				if (move === 2) declinePeople(s, seat);
			}
		}
	});
}));
// packages/rules/src/classic/powers/swamp.ts
var swamp;
var init_swamp = __esmMin((() => {
	init_ability();
	init_terms();
	init_world();
	swamp = power({
		id: "swamp",
		value: 4,
		income: coinPer("CL-SWAMP-1", onTerrain(3))
	});
}));
// packages/rules/src/classic/powers/underworld.ts
var underworld;
var init_underworld = __esmMin((() => {
	init_ability();
	init_map();
	init_terms();
	init_world();
	underworld = power({
		id: "underworld",
		value: 5,
		discount: cheaper("CL-UNDERWORLD-1", withSymbol(2)),
		links: (p, a, b) => hasSymbol(p, a, 2) && hasSymbol(p, b, 2)
	});
}));
// packages/rules/src/classic/powers/wealthy.ts
var wealthy;
var init_wealthy = __esmMin((() => {
	init_ability();
	init_lists();
	wealthy = power({
		id: "wealthy",
		value: 4,
		veteran: 1,
		income: {
			rule: "CL-WEALTHY-1",
			amount: (p) => p.memory[wealthy.slot] === 0 ? 7 : 0
		},
		onScored: (s) => {
			s.memory = replaced(s.memory, wealthy.slot, 1);
		}
	});
}));
// packages/rules/src/classic/powers/index.ts
var powers;
var init_powers = __esmMin((() => {
	init_alchemist();
	init_berserk();
	init_bivouacking();
	init_commando();
	init_diplomat();
	init_dragon_master();
	init_flying();
	init_forest();
	init_fortified();
	init_heroic();
	init_hill();
	init_merchant();
	init_mounted();
	init_pillaging();
	init_seafaring();
	init_spirit();
	init_stout();
	init_swamp();
	init_underworld();
	init_wealthy();
	powers = [
		alchemist,
		berserk,
		bivouacking,
		commando,
		diplomat,
		dragonMaster,
		flying,
		forest,
		fortified,
		heroic,
		hill,
		merchant,
		mounted,
		pillaging,
		seafaring,
		spirit,
		stout,
		swamp,
		underworld,
		wealthy
	];
}));
// packages/rules/src/classic/races/amazons.ts
function setAside(s, me) {
	const count = Math.min(RESERVE - s.aside[me], s.hand[me]);
	s.hand[me] -= count;
	s.aside[me] += count;
}
var RESERVE, amazons;
var init_amazons = __esmMin((() => {
	init_ability();
	init_move();
	init_state();
	init_verbs();
	RESERVE = 4;
	amazons = race({
		id: "amazons",
		value: 6,
		tray: 15,
		onForm: (s, me) => recruit(s, me, RESERVE, "CL-AMAZONS-1"),
		onExpand: (s, me) => {
			s.hand[me] += s.aside[me];
			s.aside[me] = 0;
		},
		onMuster: (s, me) => {
			setAside(s, me);
			if (s.aside[me] < RESERVE) ask(s, amazons, s.owner[me]);
		},
		/** CL-AMAZONS-2 Where one token in each region leaves too few, regions are given up. */
		question: {
			rule: "CL-AMAZONS-2",
			moves: (p, { seat }, add) => {
				for (let r = 0; r < p.world.size; r++) if (p.holder[r] === p.active[seat]) add(abandon(r));
			},
			answer: (s, { seat }, move) => {
				const me = s.active[seat];
				abandonRegion(s, aOf(move));
				setAside(s, me);
				if (s.aside[me] < RESERVE && me !== -1) ask(s, amazons, seat);
			}
		}
	});
}));
// packages/rules/src/classic/races/dwarves.ts
var dwarves;
var init_dwarves = __esmMin((() => {
	init_ability();
	init_terms();
	init_world();
	dwarves = race({
		id: "dwarves",
		value: 3,
		tray: 8,
		income: coinPer("CL-DWARVES-1", withSymbol(1)),
		inDecline: { income: coinPer("CL-DWARVES-2", withSymbol(1)) }
	});
}));
// packages/rules/src/classic/races/elves.ts
var elves;
var init_elves = __esmMin((() => {
	init_ability();
	elves = race({
		id: "elves",
		value: 6,
		tray: 11,
		onCasualty: (_s, _me, _r, cause) => cause !== 1
	});
}));
// packages/rules/src/classic/races/ghouls.ts
var ghouls;
var init_ghouls = __esmMin((() => {
	init_ability();
	ghouls = race({
		id: "ghouls",
		value: 5,
		tray: 10,
		inDecline: {
			allRemain: true,
			livesOn: true
		}
	});
}));
// packages/rules/src/classic/races/giants.ts
var giants;
var init_giants = __esmMin((() => {
	init_ability();
	init_terms();
	init_world();
	giants = race({
		id: "giants",
		value: 6,
		tray: 11,
		discount: cheaper("CL-GIANTS-1", besideOwn(4))
	});
}));
// packages/rules/src/classic/races/halflings.ts
var halflings;
var init_halflings = __esmMin((() => {
	init_ability();
	init_lists();
	init_map();
	init_verbs();
	init_pieces();
	halflings = race({
		id: "halflings",
		value: 6,
		tray: 11,
		veteran: 2,
		pieces: [hole],
		enters: (p, _me, r) => isLand(p, r),
		onConquest: (s, _me, r) => {
			const dug = s.memory[halflings.slot];
			if (dug < 2 && raise(s, hole, r)) s.memory = replaced(s.memory, halflings.slot, dug + 1);
		}
	});
}));
// packages/rules/src/classic/races/humans.ts
var humans;
var init_humans = __esmMin((() => {
	init_ability();
	init_terms();
	init_world();
	humans = race({
		id: "humans",
		value: 5,
		tray: 10,
		income: coinPer("CL-HUMANS-1", onTerrain(0))
	});
}));
// packages/rules/src/classic/races/orcs.ts
var orcs;
var init_orcs = __esmMin((() => {
	init_ability();
	init_terms();
	orcs = race({
		id: "orcs",
		value: 5,
		tray: 10,
		income: coinPerConquest("CL-ORCS-1", (_p, { nonEmpty }) => nonEmpty)
	});
}));
// packages/rules/src/classic/races/ratmen.ts
var ratmen;
var init_ratmen = __esmMin((() => {
	init_ability();
	ratmen = race({
		id: "ratmen",
		value: 8,
		tray: 13
	});
}));
// packages/rules/src/classic/races/skeletons.ts
var skeletons;
var init_skeletons = __esmMin((() => {
	init_ability();
	init_terms();
	init_verbs();
	skeletons = race({
		id: "skeletons",
		value: 6,
		tray: 20,
		onRally: (s, me) => recruit(s, me, conquestsOf(s, me).filter(({ nonEmpty }) => nonEmpty).length >> 1, "CL-SKELETONS-1")
	});
}));
// packages/rules/src/classic/races/sorcerers.ts
var sorcerers;
var init_sorcerers = __esmMin((() => {
	init_ability();
	init_map();
	init_state();
	sorcerers = race({
		id: "sorcerers",
		value: 5,
		tray: 18,
		attack: {
			rule: "CL-SORCERERS-1",
			bordering: true,
			cause: 1,
			pays: () => 0,
			may: (p, me, r) => {
				const victim = p.holder[r];
				if (victim === -1 || !isActive(p, victim) || controller(p, r) === p.owner[me]) return false;
				const isLone = defenders(p, r) === 1;
				const isFresh = (p.today[sorcerers.slot] >> controller(p, r) & 1) === 0;
				return isLone && isFresh && p.tray[me] > 0 && holdsAny(p, me);
			},
			garrison: (s, me, r, victim) => {
				s.tray[me]--;
				s.tokens[r]++;
				s.today[sorcerers.slot] |= 1 << s.owner[victim];
			}
		}
	});
}));
// packages/rules/src/classic/races/tritons.ts
var tritons;
var init_tritons = __esmMin((() => {
	init_ability();
	init_map();
	init_terms();
	tritons = race({
		id: "tritons",
		value: 6,
		tray: 11,
		discount: cheaper("CL-TRITONS-1", isCoast)
	});
}));
// packages/rules/src/classic/races/trolls.ts
var trolls;
var init_trolls = __esmMin((() => {
	init_ability();
	init_verbs();
	init_pieces();
	trolls = race({
		id: "trolls",
		value: 5,
		tray: 10,
		pieces: [lair],
		onConquest: (s, _me, r) => void raise(s, lair, r)
	});
}));
// packages/rules/src/classic/races/wizards.ts
var wizards;
var init_wizards = __esmMin((() => {
	init_ability();
	init_terms();
	init_world();
	wizards = race({
		id: "wizards",
		value: 5,
		tray: 10,
		income: coinPer("CL-WIZARDS-1", withSymbol(4))
	});
}));
// packages/rules/src/classic/races/index.ts
var races;
var init_races = __esmMin((() => {
	init_amazons();
	init_dwarves();
	init_elves();
	init_ghouls();
	init_giants();
	init_halflings();
	init_humans();
	init_orcs();
	init_ratmen();
	init_skeletons();
	init_sorcerers();
	init_tritons();
	init_trolls();
	init_wizards();
	races = [
		amazons,
		dwarves,
		elves,
		ghouls,
		giants,
		halflings,
		humans,
		orcs,
		ratmen,
		skeletons,
		sorcerers,
		tritons,
		trolls,
		wizards
	];
}));
// packages/rules/src/classic/edition.ts
var classic;
var init_edition = __esmMin((() => {
	init_ability();
	init_draft$1();
	init_edition$3();
	init_map();
	init_outcome();
	init_pieces();
	init_powers();
	init_races();
	classic = edition({
		id: "classic",
		races,
		powers,
		markers: [],
		pieces,
		natives: 18,
		common: common({ id: "everybody" }),
		landing: {
			rule: "CL-FIRST-1",
			extra: 0,
			open: (p, me, r) => p.world.entry[r] && isLand(p, r) && !holdsAny(p, me)
		},
		ownDeclined: {
			defends: false,
			rule: "CL-COST-1"
		},
		endOrder: [],
		draft: column,
		outcome: mostCoins,
		deal: () => void 0
	});
}));
// packages/rules/src/homebrew/where.ts
/** Whether a region is one of those meant: all that is said of it holds. */
function regionsThat({ beside, coast, edge, empty, symbol, terrain: kinds } = {}) {
	const wanted = kinds?.map((kind) => TERRAINS$1.indexOf(kind));
	const isNear = beside === void 0 ? void 0 : besideOwn(TERRAINS$1.indexOf(beside));
	return (p, me, r) => (wanted === void 0 || wanted.includes(terrain(p, r))) && (symbol === void 0 || hasSymbol(p, r, SYMBOL[symbol])) && (coast === void 0 || isCoast(p, r) === coast) && (edge === void 0 || p.world.edge[r] === edge) && (empty === void 0 || isNonEmpty(p, me, r) !== empty) && (isNear === void 0 || isNear(p, r, me));
}
/** The same, without seas and lakes unless they are named. */
function landThat(where) {
	const isThere = regionsThat(where);
	return where?.terrain === void 0 ? (p, me, r) => isLand(p, r) && isThere(p, me, r) : isThere;
}
/** Whether a conquest of this turn is one of those meant; its region was empty or not when it was made. */
function conquestThat({ empty, ...now } = {}) {
	const isThere = regionsThat(now);
	return (p, me, { nonEmpty, region }) => (empty === void 0 || nonEmpty !== empty) && isThere(p, me, region);
}
/** How many there were. */
function conquestsThat(where) {
	const isMeant = conquestThat(where);
	return (p, me) => conquestsOf(p, me).filter((conquest) => isMeant(p, me, conquest)).length;
}
var SYMBOL;
var init_where = __esmMin((() => {
	init_map();
	init_terms();
	init_world();
	SYMBOL = {
		mine: 1,
		cavern: 2,
		magic: 4
	};
}));
// packages/rules/src/homebrew/compile.ts
function compileHomebrew(source) {
	const races = (source.races ?? []).map(({ id, value, tray = value + 5, faction = "neutral", effects }) => {
		const tile = race({
			id,
			value,
			tray,
			faction,
			...abilityOf(effects, () => tile)
		});
		return tile;
	});
	const powers = (source.powers ?? []).map(({ id, value, effects }) => {
		const ability = abilityOf(effects, () => tile);
		const tile = power({
			id,
			value,
			...ability,
			...ability.inDecline !== void 0 && { stays: true }
		});
		return tile;
	});
	return {
		races,
		powers,
		pieces: [...races, ...powers].flatMap((tile) => tile.pieces ?? []),
		source
	};
}
/** Hooks of all the effects of one tile. `tile` is asked for later, when it has its slot. */
function abilityOf(effects, tile) {
	const of = (kind) => effects.filter((e) => e.effect === kind);
	const laid = of("piece").map((effect) => ({
		effect,
		kind: pieceOf(effect)
	}));
	const pieces = laid.map(({ kind }) => kind);
	const memory = memoryOf(effects, tile);
	const declined = inDecline(of("decline"), of("income"), pieces, memory);
	return {
		...pieces.length > 0 && { pieces },
		...discounts(of("discount")),
		...incomes(of("income"), pieces, memory),
		...borders(of("reach"), of("link")),
		...of("swim").length > 0 && { swims: true },
		...of("unhurt").length > 0 && { onCasualty: (_s, _me, _r, cause) => cause !== 1 },
		...recruits(of("tokens")),
		...building(laid, memory),
		...memory.veteran > 0 && { veteran: memory.veteran },
		...declined !== void 0 && { inDecline: declined }
	};
}
function memoryOf(effects, tile) {
	const shift = effects.some((e) => e.effect === "income" && e.per === "first-turn") ? 1 : 0;
	return {
		veteran: shift | (effects.find((e) => e.effect === "piece" && e.placed === "first-conquests")?.count ?? 0) << shift,
		isPaid: (p) => (p.memory[tile().slot] & shift) !== 0,
		onPaid: (s) => {
			s.memory = replaced(s.memory, tile().slot, s.memory[tile().slot] | shift);
		},
		laid: (p) => p.memory[tile().slot] >> shift,
		onLaid: (s) => {
			s.memory = replaced(s.memory, tile().slot, s.memory[tile().slot] + (1 << shift));
		}
	};
}
function discounts(list) {
	if (list.length === 0) return {};
	const lines = list.map(({ tokens, where }) => ({
		tokens,
		isThere: regionsThat(where)
	}));
	return { discount: {
		rule: RULE$1,
		amount: (p, me, r) => lines.reduce((sum, { tokens, isThere }) => isThere(p, me, r) ? sum + tokens : sum, 0)
	} };
}
function incomes(list, pieces, memory) {
	if (list.length === 0) return {};
	return {
		income: list.map((e) => incomeOf$1(e, pieces, memory)),
		...list.some(({ per }) => per === "first-turn") && { onScored: memory.onPaid }
	};
}
function incomeOf$1({ coins, per, where }, pieces, { isPaid }) {
	const isThere = regionsThat(where);
	const conquests = conquestsThat(where);
	const standing = (p, r) => pieces.reduce((sum, { index }) => sum + pieceCount(p, index, r), 0);
	const count = {
		turn: () => 1,
		"first-turn": (p) => isPaid(p) ? 0 : 1,
		region: (p, me) => held(p, me, (q, r) => isThere(q, me, r)),
		conquest: conquests,
		piece: (p, me) => p.holder.reduce((sum, holder, r) => holder === me && isThere(p, me, r) ? sum + standing(p, r) : sum, 0)
	}[per];
	return {
		rule: RULE$1,
		amount: (p, me) => coins * count(p, me)
	};
}
function borders(reach, link) {
	const within = (when) => {
		const lands = reach.filter((e) => e.when === when).map(({ where }) => landThat(where));
		return lands.length === 0 ? void 0 : (p, me, r) => lands.some((isThere) => isThere(p, me, r));
	};
	const [reaches, enters] = [within("always"), within("entry")];
	const nets = link.map(({ where }) => regionsThat(where));
	return {
		...reaches !== void 0 && { reaches },
		...enters !== void 0 && { enters },
		...nets.length > 0 && { links: (p, a, b) => nets.some((isThere) => isThere(p, -1, a) && isThere(p, -1, b)) }
	};
}
function recruits(list) {
	const withPeople = list.filter(({ perConquests }) => perConquests === void 0).reduce((sum, { count }) => sum + count, 0);
	const later = list.flatMap(({ count, perConquests, where }) => perConquests === void 0 ? [] : [{
		count,
		perConquests,
		conquests: conquestsThat(where)
	}]);
	return {
		...withPeople > 0 && { onForm: (s, me) => recruit(s, me, withPeople, RULE$1) },
		...later.length > 0 && { onRally: (s, me) => {
			for (const { count, perConquests, conquests } of later) recruit(s, me, count * Math.floor(conquests(s, me) / perConquests), RULE$1);
		} }
	};
}
function pieceOf({ piece: id, count, placed, defends, perRegion = 1, inDecline = false }) {
	const isPlacedAnew = placed === "redeployment";
	return piece({
		id,
		rule: RULE$1,
		supply: count,
		atStart: isPlacedAnew ? count : 0,
		perRegion,
		guard: defends === "one" ? 1 : 0,
		immune: defends === "immune",
		asToken: isPlacedAnew && defends === "one",
		redeploys: isPlacedAnew,
		whenLost: isPlacedAnew ? "hand" : "box",
		whenLeft: isPlacedAnew ? "hand" : "box",
		inDecline: inDecline ? "stays" : "box"
	});
}
/** How pieces that are not taken up and placed anew come onto the map. */
function building(laid, { laid: laidSoFar, onLaid }) {
	const chosen = laid.find(({ effect }) => effect.placed === "choice");
	const due = laid.filter(({ effect: { placed } }) => placed === "conquests" || placed === "first-conquests").map(({ kind, effect: { count, placed, where } }) => ({
		kind,
		isMeant: conquestThat(where),
		isFirst: placed === "first-conquests",
		count
	}));
	return {
		...chosen !== void 0 && { action: choice(chosen) },
		...due.length > 0 && { onConquest: (s, me, r) => {
			const conquest = conquestsOf(s, me).at(-1);
			for (const { kind, isMeant, count, isFirst } of due) {
				if (conquest === void 0 || !isMeant(s, me, conquest) || isFirst && laidSoFar(s) >= count) continue;
				if (raise(s, kind, r) && isFirst) onLaid(s);
			}
		} }
	};
}
function choice({ effect: { where }, kind }) {
	const isThere = regionsThat(where);
	return {
		rule: RULE$1,
		perTurn: 1,
		whileDeploying: true,
		targets: (p, me, add) => {
			if (p.supply[kind.index] === 0) return;
			for (let r = 0; r < p.world.size; r++) if (p.holder[r] === me && pieceCount(p, kind.index, r) < kind.perRegion && isThere(p, me, r)) add(r, -1);
		},
		perform: (s, _me, r) => void raise(s, kind, r)
	};
}
/** What survives decline; the tile of a power stays for it. */
function inDecline(declines, all, pieces, memory) {
	const keeps = declines.map((e) => e.keeps);
	const income = all.filter((e) => e.inDecline === true).map((e) => incomeOf$1(e, pieces, memory));
	if (keeps.length + income.length === 0) return void 0;
	return {
		...keeps.includes("tokens") && { allRemain: true },
		...keeps.includes("acting") && { livesOn: true },
		...keeps.includes("place") && { uncounted: true },
		...income.length > 0 && { income }
	};
}
var RULE$1;
var init_compile = __esmMin((() => {
	init_ability();
	init_lists();
	init_map();
	init_state();
	init_terms();
	init_verbs();
	init_where();
	RULE$1 = "CL-BLANK-1";
}));
// packages/rules/src/editions.ts
/** The world of a game, with the tiles that its table has made itself, which have been looked at already. */
function worldFor(edition, board, homebrew) {
	const key = `${edition.id} ${edition.variant ?? ""} ${homebrew === void 0 ? "" : JSON.stringify(homebrew)}`;
	const here = worlds.get(board) ?? /* @__PURE__ */ new Map();
	worlds.set(board, here);
	const known = here.get(key);
	if (known !== void 0) return known;
	const world = homebrew === void 0 ? buildWorld(edition, board) : buildWorld(edition, board, compileHomebrew(homebrew));
	if (here.size < MOST_WORLDS) here.set(key, world);
	return world;
}
function editionOf(id, variant) {
	if (variant !== void 0) return id === "azeroth" && variant === "battle" ? battle : void 0;
	return id === "classic" ? classic : id === "azeroth" ? azeroth : void 0;
}
/** The board of a game that names none: by the number of seats, or drawn from the seed (AZ-ISLAND-1). */
function defaultBoard(edition, seats, seed) {
	return edition.id === "azeroth" ? drawnIslands(seats, seed) : `classic-${seats}`;
}
function drawnIslands(seats, seed) {
	const luck = {
		key: keyOf(seed),
		counters: new Array(6).fill(0)
	};
	const left = [...islandBoards.keys()];
	shuffle(luck, left, 1);
	return islandSets[seats === 2 || seats === 3 || seats === 4 ? seats : 5].map((size) => {
		const [island] = left.splice(left.findIndex((i) => islandBoards[i].size === size), 1);
		return islandBoards[island].faces[draw(luck, 1, 2)];
	});
}
var worlds, MOST_WORLDS;
var init_editions = __esmMin((() => {
	init_edition$2();
	init_edition$1();
	init_board();
	init_edition();
	init_random$1();
	init_world();
	init_compile();
	worlds = /* @__PURE__ */ new WeakMap();
	MOST_WORLDS = 64;
}));
// packages/rules/src/homebrew/read-effect.ts
function effectFrom(to, value, where, taken) {
	if (!isRecord(value)) return to.note("not-an-effect", where, `must be an object, is ${brief(value)}`);
	const at = (key) => `${where}.${key}`;
	const kind = readWord(to, field(value, "effect"), at("effect"), EFFECTS);
	if (kind === void 0) return void 0;
	const given = field(value, "where");
	return readers[kind]({
		to,
		where,
		has: (key) => field(value, key) !== void 0,
		knows: (...keys) => onlyKeys$1(to, value, ["effect", ...keys], where),
		whole: (key, least, most) => readWhole(to, field(value, key), at(key), least, most),
		word: (key, words) => readWord(to, field(value, key), at(key), words),
		regions: (askable) => given === void 0 ? {} : whereFrom(to, given, at("where"), askable),
		inDecline: () => readFlag(to, field(value, "inDecline"), at("inDecline")) ? { inDecline: true } : {},
		id: (key) => newId(to, field(value, key), at(key), taken)
	});
}
function whereFrom(to, value, where, askable) {
	if (!isRecord(value)) {
		to.note("not-a-where", where, `must be an object, is ${brief(value)}`);
		return {};
	}
	onlyKeys$1(to, value, askable, where);
	const ask = (key, read) => {
		const given = field(value, key);
		return given === void 0 ? void 0 : read(given, `${where}.${key}`);
	};
	const word = (key, words) => ask(key, (given, at) => readWord(to, given, at, words));
	const flag = (key) => ask(key, (given, at) => readFlag(to, given, at));
	const terrain = ask("terrain", (given, at) => readList(to, given, at, 1, TERRAINS.length)?.flatMap((kind, i) => readWord(to, kind, `${at}[${i}]`, TERRAINS) ?? []));
	const [symbol, beside] = [word("symbol", SYMBOLS), word("beside", TERRAINS)];
	const [coast, edge, empty] = [
		"coast",
		"edge",
		"empty"
	].map(flag);
	return { where: {
		...terrain !== void 0 && { terrain },
		...symbol !== void 0 && { symbol },
		...coast !== void 0 && { coast },
		...edge !== void 0 && { edge },
		...beside !== void 0 && { beside },
		...empty !== void 0 && { empty }
	} };
}
/** An id that nothing else in the game has; pieces and tiles share them, so that moves and positions can name them. */
function newId(to, value, where, taken) {
	if (typeof value !== "string" || !/^[a-z][a-z0-9-]{0,23}$/.test(value)) return to.note("odd-id", where, `must begin with a small letter and have up to 24 small letters, digits and dashes, is ${brief(value)}`);
	if (taken.has(value)) return to.note("taken-id", where, `${value} is something else already`);
	taken.add(value);
	return value;
}
function onlyKeys$1(to, value, known, where) {
	for (const key of Object.keys(value)) {
		const plain = key.slice(0, 40).replace(/[\p{Cc}\p{Cs}]/gu, "?");
		if (!known.includes(key)) to.note("unknown-key", `${where}.${plain}`, `is not known here; known: ${known.join(", ")}`);
	}
}
var MOST_PIECES, readers;
var init_read_effect = __esmMin((() => {
	init_reader();
	init_region();
	init_vocabulary();
	MOST_PIECES = 20;
	readers = {
		discount(e) {
			e.knows("tokens", "where");
			const [tokens, there] = [e.whole("tokens", 1, 3), e.regions(TAKEN)];
			return tokens === void 0 ? void 0 : {
				effect: "discount",
				tokens,
				...there
			};
		},
		income(e) {
			const per = e.word("per", PER);
			const isPlain = per === "turn" || per === "first-turn";
			e.knows("coins", "per", ...isPlain ? [] : ["where"], ...per === "first-turn" ? [] : ["inDecline"]);
			const coins = e.whole("coins", 1, 10);
			const [there, stays] = [isPlain ? {} : e.regions(per === "conquest" ? TAKEN : HELD), e.inDecline()];
			return coins === void 0 || per === void 0 ? void 0 : {
				effect: "income",
				coins,
				per,
				...there,
				...stays
			};
		},
		reach(e) {
			e.knows("when", "where");
			const when = e.has("when") ? e.word("when", WHEN) : "always";
			const there = e.regions(when === "entry" ? [...MAPPED, "empty"] : TAKEN);
			return when === void 0 ? void 0 : {
				effect: "reach",
				when,
				...there
			};
		},
		link(e) {
			e.knows("where");
			const { where } = e.regions(MAPPED);
			if (where === void 0 && !e.has("where")) e.to.note("no-where", e.where, "must say which regions border each other");
			return where === void 0 ? void 0 : {
				effect: "link",
				where
			};
		},
		swim(e) {
			e.knows();
			return { effect: "swim" };
		},
		piece(e) {
			const placed = e.word("placed", PLACED);
			const byHand = placed === "redeployment" || placed === "choice";
			const isAnew = placed === "redeployment";
			e.knows("piece", "count", "placed", "defends", ...byHand ? ["perRegion"] : [], ...isAnew ? [] : ["where", "inDecline"]);
			const [piece, count, defends] = [
				e.id("piece"),
				e.whole("count", 1, MOST_PIECES),
				e.word("defends", DEFENDS)
			];
			const perRegion = byHand && e.has("perRegion") ? e.whole("perRegion", 1, MOST_PIECES) : void 0;
			const [there, stays] = isAnew ? [{}, {}] : [e.regions(placed === "choice" ? HELD : TAKEN), e.inDecline()];
			if (piece === void 0 || count === void 0 || placed === void 0 || defends === void 0) return void 0;
			return {
				effect: "piece",
				piece,
				count,
				placed,
				defends,
				...perRegion !== void 0 && { perRegion },
				...there,
				...stays
			};
		},
		tokens(e) {
			const isLater = e.has("perConquests");
			e.knows("count", "perConquests", ...isLater ? ["where"] : []);
			const [count, perConquests] = [e.whole("count", 1, 5), isLater ? e.whole("perConquests", 1, 5) : void 0];
			const there = isLater ? e.regions(TAKEN) : {};
			return count === void 0 ? void 0 : {
				effect: "tokens",
				count,
				...perConquests !== void 0 && { perConquests },
				...there
			};
		},
		unhurt(e) {
			e.knows();
			return { effect: "unhurt" };
		},
		decline(e) {
			e.knows("keeps");
			const keeps = e.word("keeps", KEEPS);
			return keeps === void 0 ? void 0 : {
				effect: "decline",
				keeps
			};
		}
	};
}));
// packages/rules/src/homebrew/read-homebrew.ts
/** Undefined when anything is wrong; what it returns shares nothing with `value`. */
function homebrewFrom(into, value, edition, where = "homebrew") {
	const to = {
		faults: into.faults,
		note: (code, at, message, rule = RULE) => into.note(code, at, message, rule)
	};
	const before = to.faults.length;
	if (!isRecord(value)) return to.note("not-homebrew", where, `must be { races, powers }, is ${brief(value)}`);
	onlyKeys$1(to, value, ["races", "powers"], where);
	const { common, markers, pieces, powers: builtPowers, races: builtRaces } = edition;
	const taken = /* @__PURE__ */ new Set([
		"natives",
		"none",
		...[
			common,
			...builtRaces,
			...builtPowers,
			...markers,
			...pieces
		].map(({ id }) => id)
	]);
	const tiles = (key, read) => {
		const given = field(value, key);
		return ((given === void 0 ? [] : readList(to, given, `${where}.${key}`, 0, MOST_TILES)) ?? []).flatMap((tile, i) => {
			const at = `${where}.${key}[${i}]`;
			return (isRecord(tile) ? read(tile, at) : to.note("not-a-tile", at, `must be an object, is ${brief(tile)}`)) ?? [];
		});
	};
	const races = tiles("races", (tile, at) => raceFrom(to, tile, at, taken));
	const powers = tiles("powers", (tile, at) => powerFrom(to, tile, at, taken));
	return to.faults.length > before ? void 0 : {
		...races.length > 0 && { races },
		...powers.length > 0 && { powers }
	};
}
function raceFrom(to, value, where, taken) {
	onlyKeys$1(to, value, [
		"id",
		"name",
		"value",
		"tray",
		"faction",
		"effects"
	], where);
	const tile = tileFrom(to, value, where, taken, 1, MOST_RACE);
	const [tray, faction] = [field(value, "tray"), field(value, "faction")];
	const held = tray === void 0 ? void 0 : readWhole(to, tray, `${where}.tray`, 1, MOST_TRAY);
	const side = faction === void 0 ? void 0 : readWord(to, faction, `${where}.faction`, FACTIONS);
	if (tile !== void 0 && held !== void 0 && held < tile.value) to.note("small-tray", `${where}.tray`, `must hold at least the ${tile.value} tokens of the value, is ${held}`);
	return tile === void 0 ? void 0 : {
		...tile,
		...held !== void 0 && { tray: held },
		...side !== void 0 && { faction: side }
	};
}
function powerFrom(to, value, where, taken) {
	onlyKeys$1(to, value, [
		"id",
		"name",
		"value",
		"effects"
	], where);
	return tileFrom(to, value, where, taken, 0, MOST_POWER);
}
function tileFrom(to, value, where, taken, least, most) {
	const id = newId(to, field(value, "id"), `${where}.id`, taken);
	const worth = readWhole(to, field(value, "value"), `${where}.value`, least, most);
	const given = field(value, "name");
	const name = given === void 0 ? void 0 : nameFrom(to, given, `${where}.name`);
	const effects = readList(to, field(value, "effects"), `${where}.effects`, 0, MOST_EFFECTS)?.flatMap((effect, i) => effectFrom(to, effect, `${where}.effects[${i}]`, taken) ?? []);
	if (effects !== void 0) noteClashes(to, effects, `${where}.effects`);
	return id === void 0 || worth === void 0 || effects === void 0 ? void 0 : {
		id,
		...name !== void 0 && { name },
		value: worth,
		effects
	};
}
/** What effects of one tile cannot be together, or not without each other. */
function noteClashes(to, effects, where) {
	const pieces = effects.filter((e) => e.effect === "piece");
	const placed = (how) => pieces.filter((e) => e.placed === how).length;
	if (pieces.length > MOST_KINDS) to.note("too-many", where, `may have at most ${MOST_KINDS} kinds of piece, has ${pieces.length}`);
	if (placed("choice") > 1) to.note("two-choices", where, "only one kind of piece can be placed by choice");
	if (placed("first-conquests") > 1) to.note("two-firsts", where, "only one kind of piece can be for the first conquests");
	if (pieces.length === 0 && effects.some((e) => e.effect === "income" && e.per === "piece")) to.note("no-piece", where, "coins per piece need a piece");
}
function nameFrom(to, value, where) {
	if (!isRecord(value)) return to.note("not-a-name", where, `must be { en, fr }, is ${brief(value)}`);
	onlyKeys$1(to, value, ["en", "fr"], where);
	const en = readText(to, field(value, "en"), `${where}.en`, MOST_NAME$1);
	const fr = field(value, "fr") === void 0 ? en : readText(to, field(value, "fr"), `${where}.fr`, MOST_NAME$1);
	return en === void 0 || fr === void 0 ? void 0 : {
		en,
		fr
	};
}
var RULE, MOST_TILES, MOST_EFFECTS, MOST_RACE, MOST_POWER, MOST_KINDS, MOST_TRAY, MOST_NAME$1, FACTIONS;
var init_read_homebrew = __esmMin((() => {
	init_reader();
	init_read_effect();
	RULE = "CL-BLANK-1";
	MOST_TILES = 20;
	MOST_EFFECTS = 8;
	MOST_RACE = 10;
	MOST_POWER = 5;
	MOST_KINDS = 2;
	MOST_TRAY = 30;
	MOST_NAME$1 = 40;
	FACTIONS = [
		"alliance",
		"horde",
		"neutral"
	];
}));
// packages/rules/src/read-setup.ts
/** Throws Refused `bad-setup`. What it returns shares nothing with `value`. */
function readSetup(value) {
	const to = reader();
	const dealt = isRecord(value) ? setupFrom(to, value) : to.note("not-a-setup", "", `a set-up must be an object, is ${brief(value)}`);
	if (to.faults.length > 0 || dealt === void 0) throw new Refused("bad-setup", to.faults.map(placed$1));
	return dealt;
}
function setupFrom(to, value) {
	for (const key of Object.keys(value)) if (!KEYS.includes(key)) to.note("unknown-key", plain(key), `is no part of a set-up: ${KEYS.join(", ")} are`);
	const edition = readEdition(to, value);
	const names = readSeats(to, field(value, "seats"));
	const seed = readText(to, field(value, "seed"), "seed", MOST_SEED);
	const wish = field(value, "first");
	const first = wish === void 0 ? void 0 : readWhole(to, wish, "first", 0, edition?.starts ?? (names?.length ?? MOST_SEATS$2) - 1);
	const made = field(value, "homebrew");
	const homebrew = made === void 0 || edition === void 0 ? void 0 : homebrewFrom(to, made, edition);
	const spec = field(value, "board");
	const given = spec === void 0 ? void 0 : readSpec(to, spec, edition);
	if (edition === void 0 || names === void 0 || seed === void 0 || to.faults.length > 0) return void 0;
	return {
		edition,
		board: given ?? boardOf$1(defaultBoard(edition, names.length, seed)),
		names,
		seed,
		first,
		homebrew
	};
}
function readEdition(to, value) {
	const id = readWord(to, field(value, "edition"), "edition", EDITIONS);
	const variant = field(value, "variant");
	const edition = id === void 0 ? void 0 : editionOf(id, variant);
	if (id !== void 0 && edition === void 0) to.note("unknown-variant", "variant", `must be battle, with the azeroth edition, or left out; is ${brief(variant)}`, "BA-RULES-1");
	return edition;
}
/** How many, or their names. */
function readSeats(to, value) {
	if (!Array.isArray(value)) {
		const count = readWhole(to, value, "seats", FEWEST_SEATS, MOST_SEATS$2);
		return count === void 0 ? void 0 : Array.from({ length: count }, (_, i) => `Seat ${i + 1}`);
	}
	const list = readList(to, value, "seats", FEWEST_SEATS, MOST_SEATS$2);
	const names = list?.map((name, i) => readText(to, name, `seats[${i}]`, MOST_NAME)).filter((name) => name !== void 0);
	return names?.length === list?.length ? names : void 0;
}
function readSpec(to, value, edition) {
	if (!isSpec(value)) return to.note("not-a-board", "board", `must be an id, a list of island faces or a board, is ${brief(value)}`);
	try {
		const board = boardOf$1(value);
		const isOurs = typeof value === "string" || Array.isArray(value) || boards.get(board.id) === board;
		if (edition !== void 0) noteMisfit(to, board, isOurs, edition);
		return board;
	} catch (error) {
		if (!(error instanceof InvalidBoard)) throw error;
		for (const { code, where, message, rule } of error.faults) to.note(code, inBoard(where), message, rule);
		return;
	}
}
/** Our own boards belong to one edition each; people's own need a way in. */
function noteMisfit(to, board, isOurs, { id, landing }) {
	const isClassic = id === "classic";
	if (isOurs && board.id.startsWith("classic-") !== isClassic) to.note("wrong-edition", "board", `${board.id} is no board of the ${id} edition`, landing.rule);
	else if (!board.regions.some((region) => isEntry(board, region, isClassic))) to.note("no-entry", "board", `nobody can enter this board: no land ${isClassic ? "at the edge" : "with an anchor"}`, landing.rule);
}
/** CL-FIRST-1, AZ-FIRST-1 Land by which any people can come in. */
function isEntry({ regions }, region, isClassic) {
	if (isWater(region)) return false;
	if (!isClassic) return region.anchor === true;
	return region.edge === true || region.borders.some((b) => regions[b].edge === true && regions[b].terrain === "sea");
}
/** The reader blames MAP-DATA-1 for data of any kind: here it is the rule of the field, if it has one. */
function placed$1({ code, message, rule, where = "" }) {
	const own = where.startsWith("seats") ? "CORE-SETUP-1" : where === "first" ? "CORE-SETUP-5" : rule;
	return {
		code,
		message,
		where,
		...own === void 0 || own === "MAP-DATA-1" ? {} : { rule: own }
	};
}
var KEYS, EDITIONS, FEWEST_SEATS, MOST_SEATS$2, MOST_NAME, MOST_SEED, isSpec, inBoard, plain;
var init_read_setup = __esmMin((() => {
	init_board();
	init_reader();
	init_region();
	init_errors();
	init_editions();
	init_read_homebrew();
	KEYS = [
		"edition",
		"variant",
		"seats",
		"seed",
		"board",
		"first",
		"homebrew"
	];
	EDITIONS = ["classic", "azeroth"];
	FEWEST_SEATS = 2;
	MOST_SEATS$2 = 5;
	MOST_NAME = 40;
	MOST_SEED = 200;
	isSpec = (value) => typeof value === "string" || Array.isArray(value) || isRecord(value);
	inBoard = (where) => where === "" || where.startsWith("board") ? where || "board" : `board.${where}`;
	plain = (key) => key.slice(0, MOST_NAME).replace(/[\p{Cc}\p{Cs}]/gu, "?");
}));
// packages/rules/src/refusals/codes.ts
var refuse;
var init_codes = __esmMin((() => {
	init_errors();
	refuse = (code, rule, message) => new IllegalMove(code, rule, message);
}));
// packages/rules/src/refusals/words.ts
/** Anything at all in a few harmless characters. */
function quoted(value) {
	if (typeof value === "number") return String(value);
	const line = typeof value === "string" ? value : typeof value === "object" || typeof value === "function" ? "this" : String(value);
	return `“${line.slice(0, 40).replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, "?")}${line.length > 40 ? "…" : ""}”`;
}
/** A people by its tiles: Dragon Master Elves. */
function peopleName({ power, world }, people) {
	if (people === world.natives) return "natives";
	return (power[people] === -1 ? "" : `${readable(world.powers[power[people]].id)} `) + readable(world.races[people].id);
}
/** Whoever holds a region, with their seat: Anna's Dragon Master Elves. */
function holderName(p, r) {
	const seat = controller(p, r);
	if (p.holder[r] === -1) return "nobody";
	return seat === -1 ? "natives" : `${p.names[seat]}'s ${peopleName(p, p.holder[r])}`;
}
/** A list that stays readable, however long it is. */
function listed$1(words, between = ", ") {
	if (words.length <= MOST_LISTED) return words.join(between);
	return `${words.slice(0, MOST_LISTED).join(between)} and ${words.length - MOST_LISTED} more`;
}
/** A rule that an ability's own data names; `otherwise` where none does. */
function ruleOf({ action, attack, bars, discount, income, pieces, toll }, otherwise) {
	const [first] = [
		action,
		attack,
		bars,
		toll,
		...pieces ?? [],
		...[income ?? []].flat(),
		discount
	].filter((part) => part !== void 0);
	return first?.rule ?? otherwise;
}
var readable, regionName, count$1, MOST_LISTED;
var init_words = __esmMin((() => {
	init_map();
	init_state();
	readable = (id) => id.split("-").map((word) => word === "of" ? word : word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
	regionName = ({ world }, r) => {
		const name = world.board.regions[r]?.name?.en;
		return name === void 0 ? `Region ${r}` : `${name} (${r})`;
	};
	count$1 = (n, one) => `${n} ${one}${n === 1 ? "" : /[os]$/.test(one) ? "es" : "s"}`;
	MOST_LISTED = 12;
}));
// packages/rules/src/refusals/read-move.ts
/** Whether it has the fields of a move, of the right types; what they name may still be unknown. */
function isMove(value) {
	if (typeof value !== "object" || value === null) return false;
	const get = (key) => Reflect.get(value, key);
	switch (get("type")) {
		case "pick": return isNumber(get("place"));
		case "expand":
		case "decline":
		case "done": return true;
		case "abandon": return isNumber(get("region"));
		case "conquer":
		case "roll": return isNumber(get("region")) && (get("with") === void 0 || isList(get("with"), isWord));
		case "use": return isWord(get("ability")) && isList(get("regions"), isNumber);
		case "choose": return isWord(get("answer"));
		case "deploy": return isNumber(get("region")) && (get("piece") === void 0 || isWord(get("piece")));
		default: return false;
	}
}
var MOST$5, MOST_LETTERS, isNumber, isWord, isList, unreadable$1, unknownRegion;
var init_read_move = __esmMin((() => {
	init_codes();
	init_words();
	MOST$5 = 10;
	MOST_LETTERS = 200;
	isNumber = (value) => typeof value === "number";
	isWord = (value) => typeof value === "string" && value.length <= MOST_LETTERS;
	isList = (value, of) => Array.isArray(value) && value.length <= MOST$5 && value.every(of);
	unreadable$1 = (value) => refuse("unreadable", "CORE-TURN-1", `${quoted(value)} is not a move.`);
	unknownRegion = (r, rule) => refuse("unknown-region", rule, `There is no region ${quoted(r)} on this board.`);
}));
// packages/rules/src/refusals/what-if.ts
/** The one thing that stands in the way, or undefined if it is none of these or several at once. */
function hindrance(p, slot, allows) {
	return things.find(([, change]) => {
		const otherwise = clone(p);
		change(otherwise, slot);
		return allows(otherwise);
	})?.[0];
}
var PLENTY, things;
var init_what_if = __esmMin((() => {
	init_state();
	PLENTY = 99;
	things = [
		["spent", (s, slot) => void s.today.fill(0, slot, slot + 1)],
		["too-few-coins", (s) => void s.coins.fill(PLENTY)],
		["immune", (s) => {
			const shields = s.world.shields.map(({ index }) => index);
			s.pieces = s.pieces.map((count, at) => shields.includes(Math.floor(at / s.world.size)) ? 0 : count);
		}],
		["too-few-tokens", (s) => void s.hand.fill(PLENTY)],
		["tray-empty", (s) => void s.tray.fill(PLENTY)],
		["box-empty", (s) => void s.supply.fill(PLENTY)]
	];
}));
// packages/rules/src/refusals/abilities.ts
/** The special attacks that a move names, as bits. Throws IllegalMove for names that this people cannot say. */
function attackMask(p, me, ids) {
	const hooks = hooksOf(p, me);
	let mask = 0;
	for (const id of ids) {
		const bit = attackBit(p, me, hooks, id);
		if ((mask & bit) !== 0) throw refuse("named-twice", "CORE-CONQUER-1", `${readable(id)} is named twice.`);
		mask |= bit;
	}
	return mask;
}
function attackBit(p, me, hooks, id) {
	const ability = p.world.abilities.find((a) => a.id === id);
	if (ability === void 0) throw unknownAbility(id, "CORE-CONQUER-1");
	if (ability.attack === void 0) {
		const rule = ruleOf(ability, "CORE-CONQUER-1");
		throw refuse("not-an-attack", rule, `${readable(id)} is not a way to conquer, so it cannot be named after “with”.`);
	}
	const own = hooks.attacks.find(({ slot }) => slot === ability.slot);
	if (own === void 0) throw notYours(p, me, id, ability.attack.rule);
	return own.bit;
}
/** Attacks that are used up, or do not go together. */
function attackRefusal(p, hooks, mask) {
	const named = hooks.attacks.filter(({ bit }) => (mask & bit) !== 0);
	const used = named.find(({ slot, attack }) => isSpent$1(p, slot, attack));
	if (used !== void 0) return spent(p.world.abilities[used.slot].id, used.attack.rule, used.attack.perTurn);
	if (attackMasks(p, hooks).includes(mask)) return void 0;
	const names = named.map(({ slot }) => readable(p.world.abilities[slot].id));
	return refuse("clash", named[0].attack.rule, `${listed$1(names, " and ")} cannot be used in one conquest: each would do what the other does.`);
}
/** The attack does not allow this region: used on it already, nothing left to use, or not what it is for. */
function attackHindrance(p, me, hooks, r, mask) {
	const [{ slot, attack }] = hooks.attacks.filter(({ bit, attack: { may } }) => (mask & bit) !== 0 && may?.(p, me, r) === false);
	const ability = p.world.abilities[slot];
	const code = hindrance(p, slot, (q) => attack.may?.(q, me, r) === true);
	return hindered(p, ability, attack.rule, code, regionName(p, r), [r]);
}
/** `use`, while the active people conquers or is redeployed. */
function useRefusal(p, { ability: id, regions }) {
	const me = p.active[p.turn];
	const ability = p.world.abilities.find((a) => a.id === id);
	if (ability === void 0) return unknownAbility(id, "CORE-TURN-1");
	const { action } = ability;
	if (action === void 0) {
		const how = ability.attack === void 0 ? "works by itself" : `is named with a conquest: conquer 0 with ${id}`;
		return refuse("not-an-action", ruleOf(ability, "CORE-TURN-1"), `${readable(id)} ${how}.`);
	}
	if (!hooksOf(p, me).actions.some(({ slot }) => slot === ability.slot)) return notYours(p, me, id, action.rule);
	if (p.stage === 4 && p.acting !== me) return refuse("use-later", action.rule, `The ${peopleName(p, p.acting)} in decline conquer first, until “done”.`);
	if (p.stage !== 4 && action.whileDeploying !== true) return refuse("use-too-late", action.rule, `The conquests of this turn are over, and ${readable(id)} with them.`);
	if (isSpent$1(p, ability.slot, action)) return spent(id, action.rule, action.perTurn);
	const unknown = regions.find((r) => p.world.board.regions[r] === void 0);
	if (unknown !== void 0) return unknownRegion(unknown, action.rule);
	return targetRefusal(p, me, ability, action, regions);
}
function targetRefusal(p, me, ability, action, regions) {
	const targets = targetsOf(p, me, action);
	const name = readable(ability.id);
	if (targets.some((t) => t.length === regions.length && t.every((r) => regions.includes(r)))) return refuse("regions-out-of-order", action.rule, `Name the regions the other way round: use ${ability.id} ${[...regions].reverse().join(" ")}.`);
	const isWanted = (t) => t.length === regions.length && t.every((r, i) => r === regions[i]);
	const code = hindrance(p, ability.slot, (q) => targetsOf(q, me, action).some(isWanted));
	if (code !== void 0) return hindered(p, ability, action.rule, code, listed$1(regions.map((r) => regionName(p, r)), " and "), regions);
	if (targets.length === 0) return refuse("no-target", action.rule, `There is nothing on the map now that ${name} could be used on.`);
	const needed = [...new Set(targets.map((t) => t.length))];
	const lines = listed$1(targets.map((t) => t.join(" ")), " · ");
	if (!needed.includes(regions.length)) return refuse("wrong-number-of-regions", action.rule, `${name} is used on ${listed$1(needed.map((n) => count$1(n, "region")), " or ")}: ${lines}.`);
	return refuse("not-a-target", action.rule, `${name} cannot be used on ${listed$1(regions.map((r) => regionName(p, r)), " and ")}. Possible now: ${lines}.`);
}
function targetsOf(p, me, action) {
	const found = [];
	action.targets(p, me, (a, b) => found.push([a, b].filter((r) => r !== -1)));
	return found;
}
/** What one thing stands in the way of an ability, as a sentence. */
function hindered(p, { id }, rule, code, where, regions) {
	const name = readable(id);
	switch (code) {
		case "spent": return refuse(code, rule, `${name} cannot be used ${where === "" ? "" : `on ${where} `}again now.`);
		case "too-few-coins": return refuse(code, rule, `You have ${count$1(p.coins[p.turn], "coin")}: too few for what has to be paid before ${name} touches ${where}.`);
		case "immune": {
			const shut = regions.find((r) => isImmune(p, r)) ?? regions[0];
			return refuse(code, "CORE-CONQUER-9", `${regionName(p, shut)} is immune: ${shieldIn(p, shut)} protects it.`);
		}
		case "too-few-tokens": return refuse(code, rule, `You hold too few tokens for ${name} to lead to a conquest.`);
		case "tray-empty": return refuse(code, rule, `${name} needs a token from the tray, and the tray is empty.`);
		case "box-empty": return refuse(code, rule, `All pieces of ${name} are on the map already.`);
		default: return refuse("not-a-target", rule, `${name} cannot be used on ${where}.`);
	}
}
/** What makes a region immune: a hero. */
function shieldIn({ pieces, world }, r) {
	const shield = world.shields.find(({ index }) => pieces[index * world.size + r] > 0);
	return shield === void 0 ? "something" : `a ${readable(shield.id).toLowerCase()}`;
}
var unknownAbility, notYours, spent;
var init_abilities = __esmMin((() => {
	init_conquest$1();
	init_cost();
	init_map();
	init_stage();
	init_state();
	init_world();
	init_codes();
	init_read_move();
	init_what_if();
	init_words();
	unknownAbility = (id, rule) => refuse("unknown-ability", rule, `Nothing in this game is called ${quoted(id)}.`);
	notYours = (p, me, id, rule) => refuse("ability-not-yours", rule, `The ${peopleName(p, me)} do not have ${readable(id)}.`);
	spent = (id, rule, perTurn) => refuse("spent", rule, `${readable(id)} has been used this turn${perTurn === void 0 || perTurn === 1 ? "" : ` ${perTurn} times`} already.`);
}));
// packages/rules/src/refusals/conquest.ts
function conquestRefusal(p, move) {
	const [me, r] = [p.acting, move.region];
	if (p.world.board.regions[r] === void 0) return unknownRegion(r, "CORE-CONQUER-4");
	const mask = maskOrRefusal(p, me, move.with ?? []);
	if (mask instanceof IllegalMove) return mask;
	const attempt = {
		move,
		me,
		hooks: hooksOf(p, me),
		r,
		mask
	};
	return attackRefusal(p, attempt.hooks, mask) ?? blocked(p, attempt) ?? unaffordable(p, attempt);
}
function maskOrRefusal(p, me, ids) {
	try {
		return attackMask(p, me, ids);
	} catch (refused) {
		if (refused instanceof IllegalMove) return refused;
		throw refused;
	}
}
function blocked(p, attempt) {
	const { me, hooks, r, mask } = attempt;
	const found = obstacle(p, me, hooks, r, mask);
	return found === void 0 ? void 0 : obstructed(p, attempt, found);
}
/** What `obstacle` has found, as a sentence. */
function obstructed(p, attempt, { rule, what }) {
	const { me, r } = attempt;
	const name = regionName(p, r);
	const people = peopleName(p, me);
	switch (what) {
		case "own-region": return refuse(what, rule, `${name} is held by the ${people} already.`);
		case "water": return refuse(what, rule, `${name} is a ${p.world.board.regions[r].terrain}: the ${people} cannot go there.`);
		case "not-bordering": return refuse(what, rule, `${name} borders no region of the ${people}.`);
		case "no-entry": return refuse(what, rule, `The ${people} hold no region, and ${name} is not a place where they can enter the map.`);
		case "immune": return refuse(what, rule, `${name} is immune: ${shieldIn(p, r)} protects it.`);
		case "not-there": return cannotThere(p, attempt);
		default: return refuse("at-peace", rule, `${name} is held by ${holderName(p, r)}, whom you may not attack now (${readable(what)}).`);
	}
}
function cannotThere(p, { me, hooks, r, mask }) {
	const named = hooks.attacks.filter(({ bit }) => (mask & bit) !== 0);
	if (named.some(({ attack: { may } }) => may?.(p, me, r) === false)) return attackHindrance(p, me, hooks, r, mask);
	const [{ slot, attack }] = named.filter(({ attack: { bordering } }) => bordering === true);
	const name = readable(p.world.abilities[slot].id);
	return refuse("not-bordering", attack.rule, `${name} needs a region that borders: ${regionName(p, r)} borders no region of the ${peopleName(p, me)}.`);
}
/** Nothing bars the region: tokens, coins, or the wrong word. */
function unaffordable(p, attempt) {
	const { me, hooks, r, mask } = attempt;
	const hand = strength(p, me, hooks.fighters);
	const cost = price$1(p, me, hooks, r, mask);
	const sentence = `${regionName(p, r)} costs ${cost} and you hold ${hand}`;
	if (prospect(p, me, hooks, r, mask) === 0) return outOfReach(p, attempt, hand, sentence);
	const outlook = canTry(p, me, hooks, r, mask);
	if (outlook === 0) return tooFewCoins(p, attempt);
	return otherWord(attempt, outlook, cost <= hand, sentence);
}
function outOfReach(p, { move: { type }, me, hooks, mask }, hand, sentence) {
	const people = peopleName(p, me);
	if (hand === 0) return refuse("hand-empty", "CORE-DIE-2", `${sentence}: no ${people} are left in hand.`);
	if (hand < hooks.least) return refuse("hand-below-least", "CORE-CONQUER-2", `The ${people} take no region with fewer than ${hooks.least} tokens, and you hold ${hand}.`);
	const first = hooks.rollsFirst ? rollerOf(p, me) : void 0;
	if (first !== void 0) {
		const message = `${sentence}. ${readable(first.id)} peoples roll before they attack (use ${first.id}) and have no last roll.`;
		return refuse(type === "roll" ? "no-last-roll" : "too-few-tokens", ruleOf(first, "CORE-DIE-2"), message);
	}
	const whole = hooks.attacks.find(({ bit, attack }) => (mask & bit) !== 0 && attack.pays !== void 0);
	if (whole !== void 0) return refuse("too-few-tokens", whole.attack.rule, `${sentence}; the die does not help ${readable(p.world.abilities[whole.slot].id)}.`);
	return type === "roll" ? refuse("hopeless-roll", "CORE-DIE-4", `${sentence}; even a 3 on the die would not do.`) : refuse("too-few-tokens", "CORE-CONQUER-1", `${sentence}; even a 3 on the die would not do.`);
}
/** The tile that makes a people roll before its conquests. */
function rollerOf({ power, world }, me) {
	return [...power[me] === -1 ? [] : [world.powers[power[me]]], world.races[me]].find(({ rollsFirst }) => rollsFirst === true);
}
/** AZ-PAY-1 */
function tooFewCoins(p, { me, hooks, r, mask }) {
	const list = [];
	conquestDues(p, me, hooks, r, mask, list);
	const purse = count$1(p.coins[p.owner[me]], "coin");
	const bill = list.map(({ what, coins, to }) => `${count$1(coins, "coin")} to ${to === -1 ? "the bank" : p.names[to]} (${readable(what)})`);
	return refuse("too-few-coins", list[0].rule, `Before ${regionName(p, r)} is attacked you have to pay ${bill.join(" and ")}, and you have ${purse}.`);
}
/** It can be done, but by the other word. */
function otherWord({ move }, outlook, isPaid, sentence) {
	const line = text({
		...move,
		type: move.type === "roll" ? "conquer" : "roll"
	});
	if (outlook === 1 && move.type === "roll") return refuse("roll-not-needed", "CORE-DIE-4", `${sentence}, ${isPaid ? "so there is nothing to roll for" : "but this attack rolls a die of its own"}: ${line}.`);
	if (outlook !== 1 && move.type === "conquer") return refuse("needs-roll", "CORE-DIE-2", `${sentence}: only the die can help, and that is the last conquest of the turn: ${line}.`);
}
var init_conquest = __esmMin((() => {
	init_conquest$1();
	init_cost();
	init_errors();
	init_map();
	init_move();
	init_state();
	init_world();
	init_abilities();
	init_codes();
	init_read_move();
	init_words();
}));
// packages/rules/src/refusals/due.ts
/** Every legal move, as lines. */
function legalLines(p) {
	const buffer = moveBuffer();
	const found = generate(p, buffer);
	return Array.from(buffer.list.subarray(0, found), (m) => text(unpack(p.world, m)));
}
/** The kind of piece that a seat must place next. */
function pieceDue(p, seat) {
	let kind = -1;
	placements(p, seat, (m) => {
		kind = pieceOf$1(m);
	});
	return p.world.pieces[kind];
}
/** Tokens in hand that a seat can place somewhere. */
function tokensDue(p, seat) {
	if (!canDeploy(p, seat)) return 0;
	return p.hand.reduce((sum, hand, people) => p.owner[people] === seat && p.holder.includes(people) ? sum + hand : sum, 0);
}
/** One sentence: who must do what. */
function due(p) {
	const seat = toDecide(p) ?? p.turn;
	const name = p.names[seat];
	if (p.prompts.length > 0) return `${name} has to answer: ${listed$1(legalLines(p), " · ")}.`;
	switch (p.stage) {
		case 1: return `${name} has to take a combo: ${listed$1(legalLines(p), " · ")}.`;
		case 2: return `${name} has to choose: expand or decline.`;
		case 4: return `${name} conquers with the ${peopleName(p, p.acting)} until “done”.`;
		default: return placing(p, seat, name);
	}
}
function placing(p, seat, name) {
	const tokens = p.stage === 7 || canDeploy(p, seat) ? tokensDue(p, seat) : 0;
	if (tokens > 0) return `${name} has to place ${count$1(tokens, "token")}: ${listed$1(legalLines(p), " · ")}.`;
	const piece = pieceDue(p, seat);
	return piece === void 0 || p.stage === 7 ? `${name} can ${listed$1(legalLines(p), " · ")}.` : `${name} has to place ${count$1(p.kept[piece.index], piece.id)}: ${listed$1(legalLines(p), " · ")}.`;
}
var init_due = __esmMin((() => {
	init_deploy();
	init_legal();
	init_move();
	init_stage();
	init_state();
	init_words();
}));
// packages/rules/src/refusals/deployment.ts
function deploymentRefusal(p, seat, { region: r, piece }) {
	const rule = p.stage === 11 ? "CORE-LOSS-4" : "CORE-DEPLOY-1";
	if (p.world.board.regions[r] === void 0) return unknownRegion(r, rule);
	const tokensNow = p.stage === 7 || p.stage === 11 && canDeploy(p, seat);
	return piece === void 0 ? tokenRefusal(p, seat, r, rule, tokensNow) : pieceRefusal(p, seat, r, piece, rule, tokensNow);
}
function tokenRefusal(p, seat, r, rule, tokensNow) {
	if (!tokensNow) return refuse("piece-due", rule, `No token is left to place. ${due(p)}`);
	const people = p.holder[r];
	if (people === -1 || p.owner[people] !== seat) return notHeld(p, r, rule);
	if (p.standing[people] !== 1 && !hooksOf(p, people).livesOn) return refuse("no-mixing", "CORE-DEPLOY-3", `The ${peopleName(p, people)} in ${regionName(p, r)} are in decline: no active token joins them.`);
	if (p.hand[people] === 0) return refuse("hand-empty", rule, `No ${peopleName(p, people)} are left in hand. ${due(p)}`);
}
function pieceRefusal(p, seat, r, id, rule, tokensNow) {
	const { markers, pieces } = p.world;
	const piece = pieces.find((k) => k.id === id);
	if (piece === void 0) {
		const marker = markers.find((m) => m.id === id);
		if (marker === void 0) return refuse("unknown-piece", rule, `No piece of this game is called ${quoted(id)}.`);
		return refuse("piece-not-in-hand", ruleOf(marker, rule), `${readable(id)} is not to be laid down now. ${due(p)}`);
	}
	const name = readable(id).toLowerCase();
	const me = p.active[seat];
	if (me === -1 || !hooksOf(p, me).pieces.includes(piece) || p.kept[piece.index] === 0) return refuse("piece-not-in-hand", piece.rule, `You have no ${name} to place. ${due(p)}`);
	if (!piece.redeploys) return refuse("not-deployed", piece.rule, `A ${name} is not placed by hand.`);
	if (tokensNow) return refuse("tokens-first", rule, `Tokens are placed first. ${due(p)}`);
	const next = pieceDue(p, seat);
	if (next !== void 0 && next !== piece) return refuse("other-piece-first", next.rule, `Another piece comes first. ${due(p)}`);
	if (p.holder[r] !== me) return notHeld(p, r, piece.rule);
	if (pieceCount(p, piece.index, r) >= piece.perRegion) return refuse("region-full", piece.rule, `${regionName(p, r)} has room for ${count$1(piece.perRegion, name)} only.`);
}
var notHeld;
var init_deployment = __esmMin((() => {
	init_deploy();
	init_map();
	init_stage();
	init_state();
	init_world();
	init_codes();
	init_due();
	init_read_move();
	init_words();
	notHeld = (p, r, rule) => refuse("not-yours", rule, `You do not hold ${regionName(p, r)}.`);
}));
// packages/rules/src/refusal.ts
function refusal(p, move) {
	return reason(p, move) ?? refuse("not-possible", "CORE-TURN-1", `${quoted(text(move))} is not possible now. ${due(p)}`);
}
function reason(p, move) {
	if (p.prompts.length > 0) return wrongAnswer(p, move);
	switch (p.stage) {
		case 12: return refuse("game-over", "CORE-END-1", "The game is over.");
		case 1: return move.type === "pick" ? badPick(p, move.place) : refuse("pick-first", "CORE-DRAFT-1", `${p.names[p.turn]} has no active people. ${due(p)}`);
		case 2: return move.type === "pick" ? hasPeople(p) : refuse("expand-or-decline-first", "CORE-TURN-1", due(p));
		case 4: return whileConquering(p, move);
		case 7:
		case 8: return whilePlacing(p, move);
		case 11: return move.type === "deploy" ? deploymentRefusal(p, p.retreating, move) : refuse("retreat-first", "CORE-LOSS-4", `The turn of ${p.names[p.turn]} is over. ${due(p)}`);
		default: return;
	}
}
/** A question is open: nothing else can be done. */
function wrongAnswer(p, move) {
	const [slot] = p.prompts.slice(-4);
	const ability = p.world.abilities[slot];
	const lines = legalLines(p);
	const isAnswer = lines.some((line) => line.split(" ")[0] === move.type);
	const message = `${readable(ability.id)}: ${p.names[toDecide(p) ?? p.turn]} has to answer ${listed$1(lines, " · ")}.`;
	return refuse(isAnswer ? "not-an-answer" : "answer-first", ability.question?.rule ?? "CORE-TURN-1", message);
}
function badPick(p, row) {
	const { draft } = p.world.edition;
	const offer = Number.isInteger(row) && row >= 0 && row < draft.rows(p) ? draft.offer(p, p.turn, row) : void 0;
	if (offer === void 0) return refuse("no-such-offer", "CORE-DRAFT-5", `No combo is on offer at place ${quoted(row)}. ${due(p)}`);
	const name = `${readable(p.world.powers[offer.power].id)} ${readable(p.world.races[offer.race].id)}`;
	return refuse("cannot-pay-offer", "CORE-DRAFT-2", `The ${name} cost ${count$1(offer.price, "coin")} and you have ${p.coins[p.turn]}.`);
}
function whileConquering(p, move) {
	switch (move.type) {
		case "conquer":
		case "roll": return conquestRefusal(p, move);
		case "use": return useRefusal(p, move);
		case "abandon": return badAbandon(p, move.region);
		case "deploy": return refuse("deploy-too-early", "CORE-CONQUER-3", `Tokens and pieces are placed when the conquests are over. ${due(p)}`);
		default: return outOfTurn(p, move);
	}
}
function badAbandon(p, r) {
	const me = p.active[p.turn];
	if (p.world.board.regions[r] === void 0) return unknownRegion(r, "CORE-TURN-3");
	if (p.holder[r] !== me) return refuse("not-yours", "CORE-TURN-3", `The ${peopleName(p, me)} do not hold ${regionName(p, r)}.`);
	if (p.acting !== me) return refuse("abandon-later", "CORE-TURN-3", `The ${peopleName(p, p.acting)} in decline conquer first, until “done”.`);
	return refuse("abandon-too-late", "CORE-TURN-3", "Regions are abandoned before the first conquest and the first ability.");
}
function whilePlacing(p, move) {
	switch (move.type) {
		case "deploy": return deploymentRefusal(p, p.turn, move);
		case "use": return p.stage === 7 ? useRefusal(p, move) : refuse("use-too-late", "CORE-DEPLOY-1", `Abilities are used before pieces are placed. ${due(p)}`);
		case "conquer":
		case "roll": return refuse("conquests-over", p.begun === 2 ? "CORE-DIE-3" : "CORE-DEPLOY-1", `The conquests of this turn are over. ${due(p)}`);
		case "abandon": return refuse("abandon-too-late", "CORE-DEPLOY-2", `No region is given up at redeployment. ${due(p)}`);
		case "done": return stillToPlace(p);
		default: return outOfTurn(p, move);
	}
}
function stillToPlace(p) {
	if (p.stage === 7 && tokensDue(p, p.turn) > 0) return refuse("must-deploy", "CORE-DEPLOY-1", `No token stays in hand. ${due(p)}`);
	const piece = pieceDue(p, p.turn);
	return piece === void 0 ? void 0 : refuse("must-place", piece.rule, `No ${readable(piece.id).toLowerCase()} stays in hand. ${due(p)}`);
}
/** What belongs to another moment of a turn. */
function outOfTurn(p, { type }) {
	switch (type) {
		case "pick": return hasPeople(p);
		case "expand": return refuse("already-expanding", "CORE-TURN-1", `${p.names[p.turn]} is expanding already. ${due(p)}`);
		case "decline": return refuse("decline-too-late", "CORE-DECLINE-4", `Decline is chosen at the start of a turn, in place of conquests. ${due(p)}`);
		case "choose": return refuse("no-question", "CORE-TURN-1", `Nothing has been asked. ${due(p)}`);
		default: return;
	}
}
var hasPeople;
var init_refusal = __esmMin((() => {
	init_deploy();
	init_legal();
	init_move();
	init_stage();
	init_abilities();
	init_codes();
	init_conquest();
	init_deployment();
	init_due();
	init_read_move();
	init_words();
	hasPeople = (p) => refuse("has-people", "CORE-DRAFT-1", `${p.names[p.turn]} has an active people, the ${peopleName(p, p.active[p.turn])}. ${due(p)}`);
}));
// packages/rules/src/api.ts
/** Throws Refused, with every fault of the set-up named. */
function newGame(setup) {
	const { board, edition, first, homebrew, names, seed } = readSetup(setup);
	return dealGame(worldFor(edition, board, homebrew), names, seed, first);
}
/** Anything but a game is refused at the door, instead of failing somewhere inside. */
function demandGame(s) {
	if (typeof s !== "object" || s === null || s.world === void 0 || s.prompts === void 0) throw new Refused("not-a-game", [{
		code: "not-a-game",
		message: "this is not the state of a game: newGame and position make one"
	}]);
}
/** Every legal move of the seat that must decide; never empty before the end. */
function legalMoves(s) {
	demandGame(s);
	const count = generate(s, scratch$1);
	return Array.from(scratch$1.list.subarray(0, count), (m) => unpack(s.world, m));
}
/** One move, on a copy. Throws IllegalMove, and changes nothing then. */
function apply(s, move) {
	demandGame(s);
	const packed = checked(s, move);
	const state = clone(s);
	const events = [];
	state.log = events;
	stepPacked(state, packed);
	state.log = void 0;
	return {
		state,
		events
	};
}
/** One move, in place. A packed move from a buffer is taken as it is; others are looked at first. */
function step(s, move) {
	stepPacked(s, typeof move === "number" ? move : checked(s, move));
}
function checked(s, move) {
	const wanted = typeof move === "string" ? parse(move) : move;
	if (typeof wanted !== "number" && !isMove(wanted)) throw unreadable$1(wanted);
	const packed = typeof wanted === "number" ? wanted : pack(s.world, wanted);
	if (packed !== void 0 && isLegal(s, packed, scratch$1)) return packed;
	if (typeof wanted === "number") throw new IllegalMove("not-listed", "CORE-TURN-1", `${wanted} is none of the packed moves of this decision.`);
	throw refusal(s, wanted);
}
/** What the seat whose turn it is would score if its turn ended now, line by line. */
function forecast(s) {
	demandGame(s);
	return s.stage === 12 ? [] : itemsOf(s, s.turn);
}
function outcome(s) {
	demandGame(s);
	return s.stage === 12 ? s.world.edition.outcome(s) : void 0;
}
/** A saved game played again. Throws IllegalMove at the first move that does not fit. */
function replay(setup, lines) {
	const s = newGame(setup);
	for (const line of lines) step(s, line);
	return s;
}
var scratch$1, moves;
var init_api = __esmMin((() => {
	init_errors();
	init_legal();
	init_move();
	init_score();
	init_setup();
	init_stage();
	init_state();
	init_step();
	init_editions();
	init_read_setup();
	init_refusal();
	init_read_move();
	scratch$1 = moveBuffer();
	moves = (s, into) => generate(s, into);
}));
// packages/rules/src/hash.ts
function add(n) {
	low = Math.imul(low ^ n, 16777619);
	low ^= low >>> 15;
	high = Math.imul(high ^ n, 2246822507);
	high = high << 13 | high >>> 19;
}
function addList(list) {
	add(list.length);
	for (let i = 0; i < list.length; i++) add(list[i]);
}
function addText(text) {
	add(text.length);
	for (let i = 0; i < text.length; i++) add(text.charCodeAt(i));
}
function hash$1(p) {
	low = -2128831035;
	high = -1640531535;
	addText(FORMAT);
	addText(p.world.edition.id);
	addText(p.world.board.id);
	if (p.world.homebrew !== void 0) addText(JSON.stringify(p.world.homebrew));
	for (const field of SCALARS) add(p[field]);
	for (const field of LISTS) addList(p[field]);
	for (const field of NESTED) {
		add(p[field].length);
		for (const list of p[field]) addList(list);
	}
	return hex(mixed(high)) + hex(mixed(low));
}
function mixed(n) {
	let h = n ^ n >>> 16;
	h = Math.imul(h, 2246822507);
	h ^= h >>> 13;
	h = Math.imul(h, 3266489909);
	return (h ^ h >>> 16) >>> 0;
}
var SCALARS, LISTS, NESTED, FORMAT, low, high, hex;
var init_hash = __esmMin((() => {
	SCALARS = [
		"rounds",
		"round",
		"first",
		"turn",
		"stage",
		"step",
		"acting",
		"begun",
		"attacked",
		"retreating"
	];
	LISTS = [
		"key",
		"coins",
		"active",
		"owner",
		"power",
		"standing",
		"tray",
		"hand",
		"aside",
		"holder",
		"tokens",
		"pieces",
		"kept",
		"supply",
		"faces",
		"pile",
		"markerAt",
		"markerUp",
		"today",
		"memory",
		"conquests",
		"prompts",
		"counters",
		"dice",
		"powers",
		"offerCoins",
		"powerStack",
		"powerDiscards"
	];
	NESTED = ["columns", "stacks"];
	FORMAT = "state 1";
	low = 0;
	high = 0;
	hex = (n) => n.toString(16).padStart(8, "0");
}));
// packages/rules/src/positions/consistency.ts
function noteImpossible(to, s) {
	noteDeclined(to, s);
	noteNatives(to, s);
	noteBoxes(to, s);
	noteHands(to, s);
}
/** CORE-DECLINE-3, CORE-DECLINE-5 One people of a seat in decline, beside those that do not count; each of them with something left. */
function noteDeclined(to, s) {
	const counted = s.active.map(() => 0);
	for (const [people, { id }] of s.world.races.entries()) {
		if (s.standing[people] !== 2) continue;
		const where = `seats[${s.owner[people]}].declined`;
		const hooks = hooksOf(s, people);
		if (!hooks.uncounted && ++counted[s.owner[people]] === 2) to.note("too-many", where, "a seat has one people in decline", "CORE-DECLINE-3");
		if (s.hand[people] > 0 && !hooks.livesOn) to.note("no-hand", where, `${id} in decline have no hand`, "CORE-DECLINE-2");
		else if (s.hand[people] === 0 && held(s, people) === 0) to.note("nobody-there", where, `${id} in decline hold no region`, "CORE-DECLINE-5");
	}
}
function noteNatives(to, s) {
	const { edition, natives } = s.world;
	if (s.holder.reduce((count, holder, r) => holder === natives ? count + s.tokens[r] : count, 0) > edition.natives) to.note("too-many-tokens", "regions", `there are only ${edition.natives} natives`, "CORE-SETUP-4");
}
function noteBoxes(to, s) {
	for (const { id, index, rule, supply } of s.world.pieces) if (s.supply[index] < 0) to.note("too-many", "regions", `there are only ${supply} of ${id}`, rule);
}
/** Pieces in hand belong to an active people, and those that it began with are in its hand or on the map. */
function noteHands(to, s) {
	const owned = s.active.filter((people) => people !== -1 && s.standing[people] === 1).flatMap((people) => piecesOf(s, people));
	for (const piece of s.world.pieces) {
		const { atStart, id, index, rule, supply } = piece;
		const isOwned = owned.includes(piece);
		if (!isOwned && s.kept[index] > 0) to.note("nobody", `memory.kept.${id}`, `no seat has a people with ${id}`, rule);
		if (isOwned && supply - s.supply[index] < atStart) to.note("too-few", "memory.kept", `${id}: ${atStart} are in play`, rule);
	}
}
function piecesOf({ power, world: { powers, races } }, people) {
	return [...races[people].pieces ?? [], ...power[people] === -1 ? [] : powers[power[people]].pieces ?? []];
}
var init_consistency = __esmMin((() => {
	init_map();
	init_state();
	init_world();
}));
// packages/rules/src/positions/lay-out.ts
function namesOf(to, s) {
	const { abilities, markers, natives, pieces, powers, races } = s.world;
	const among = (list, what) => (id, where) => {
		const at = list.findIndex((entry) => entry.id === id);
		if (at < 0) to.note("unknown-id", where, `there is no ${what} ${id} in this edition`);
		return at;
	};
	const race = among(races, "race");
	return {
		race,
		people: (id, where) => id === "natives" ? natives : race(id, where),
		power: among(powers, "power"),
		piece: among(pieces, "piece"),
		marker: among(markers, "artifact or place"),
		ability: among(abilities, "ability")
	};
}
/** Peoples, then the map, then everything that lies beside it. */
function layOut(to, s, position) {
	const names = namesOf(to, s);
	seatPeoples(to, s, position, names);
	fillRegions(to, s, position, names);
	countTrays(to, s);
	placeFaces(to, s, position);
	keepPieces(s, position, names);
	dealTiles(to, s, position, names);
	recall(to, s, position, names);
	noteImpossible(to, s);
}
function seatPeoples(to, s, { seats }, names) {
	for (const [seat, { coins, active, declined = [] }] of seats.entries()) {
		s.coins[seat] = coins ?? s.coins[seat];
		if (active !== void 0) {
			const where = `seats[${seat}].active`;
			const people = join$1(to, s, seat, names.race(active.race, `${where}.race`), 1, where);
			if (people !== -1) {
				s.active[seat] = people;
				s.hand[people] = active.hand ?? 0;
				s.aside[people] = active.aside ?? 0;
				empower(to, s, people, names.power(active.power, `${where}.power`), where);
			}
		}
		for (const [i, { race, power, hand }] of declined.entries()) {
			const where = `seats[${seat}].declined[${i}]`;
			const people = join$1(to, s, seat, names.race(race, `${where}.race`), 2, where);
			if (people === -1) continue;
			s.hand[people] = hand ?? 0;
			if (power !== void 0) empower(to, s, people, names.power(power, `${where}.power`), where);
		}
	}
}
function join$1(to, s, seat, people, standing, where) {
	if (people === -1) return -1;
	if (s.owner[people] !== -1) {
		to.note("tile-twice", where, `the race tile ${s.world.races[people].id} exists once`, "CORE-SETUP-3");
		return -1;
	}
	s.owner[people] = seat;
	s.standing[people] = standing;
	return people;
}
function empower(to, s, people, power, where) {
	if (power === -1) return;
	if (s.power.includes(power)) to.note("tile-twice", where, `the power tile ${s.world.powers[power].id} exists once`, "CORE-SETUP-3");
	else if (s.standing[people] === 2 && s.world.powers[power].stays !== true) to.note("power-gone", where, `${s.world.powers[power].id} is discarded in decline`, "CORE-DECLINE-1");
	else s.power[people] = power;
}
function fillRegions(to, s, { regions = {} }, names) {
	const { natives, pieces: kinds, size } = s.world;
	for (const [key, { race, tokens, pieces = {}, markers = [], faceDown }] of Object.entries(regions)) {
		const r = Number(key);
		const where = `regions.${key}`;
		if (r >= size) {
			to.note("unknown-region", where, `the board has ${size} regions`);
			continue;
		}
		for (const [id, count] of Object.entries(pieces)) {
			const kind = names.piece(id, `${where}.pieces`);
			if (kind === -1) continue;
			if (count > kinds[kind].perRegion) to.note("too-many", `${where}.pieces.${id}`, `at most ${kinds[kind].perRegion} in a region`, kinds[kind].rule);
			s.pieces = replaced(s.pieces, kind * size + r, count);
			s.supply[kind] -= count;
		}
		for (const id of markers) layMarker(to, s, names.marker(id, `${where}.markers`), r, faceDown === true, where);
		if (race === void 0) {
			if ((tokens ?? 0) > 0) to.note("whose", `${where}.tokens`, "tokens need a race");
			continue;
		}
		const people = names.people(race, `${where}.race`);
		if (people === -1) continue;
		if (people !== natives && s.owner[people] === -1) to.note("nobody", `${where}.race`, `no seat has the ${race}`);
		s.holder[r] = people;
		s.tokens[r] = tokens ?? 1;
		if (!(s.tokens[r] > 0 || kinds.some((k) => k.holds && s.pieces[k.index * size + r] > 0))) to.note("nobody-there", `${where}.tokens`, "a region is held by a token, or by a piece that can hold one");
	}
}
function layMarker(to, s, marker, r, faceDown, where) {
	if (marker === -1) return;
	if (s.markerAt[marker] !== -1) to.note("tile-twice", `${where}.markers`, `${s.world.markers[marker].id} exists once`, "AZ-ISLAND-2");
	s.markerAt = replaced(s.markerAt, marker, r);
	s.markerUp = replaced(s.markerUp, marker, faceDown ? 0 : 1);
}
/** Trays hold what is not in play, and never less than nothing. */
function countTrays(to, s) {
	const { native, natives, races } = s.world;
	const standing = s.holder.reduce((count, holder, r) => holder === natives ? count + s.tokens[r] : count, 0);
	s.tray[natives] = Math.max(0, native.filter(Boolean).length - standing);
	for (const [people, { id }] of races.entries()) {
		s.tray[people] -= s.hand[people] + s.aside[people];
		for (const [r, holder] of s.holder.entries()) if (holder === people) s.tray[people] -= s.tokens[r];
		if (s.tray[people] < 0) to.note("too-many-tokens", "regions", `there are only ${races[people].tray} ${id}`, "CORE-DRAFT-4");
	}
}
/** Face-down pieces: their faces on the map and in the pile; what is not said is drawn. */
function placeFaces(to, s, { bombs = {}, bombPile }) {
	const piece = s.world.pieces.find(({ faces }) => faces.length > 0);
	const owner = s.world.races.findIndex(({ pieces = [] }) => piece !== void 0 && pieces.includes(piece));
	if (piece === void 0) {
		if (Object.keys(bombs).length > 0 || bombPile !== void 0) to.note("unknown-id", "bombs", "this edition has no such piece");
		return;
	}
	const left = piece.faces.flatMap(({ count }, face) => new Array(count).fill(face));
	const faceOf = (id, where) => {
		const face = piece.faces.findIndex((f) => f.id === id);
		if (face < 0) to.note("unknown-id", where, `must be one of ${piece.faces.map((f) => f.id).join(", ")}`);
		else if (!withdrawn(left, face)) to.note("too-many", where, `there are only ${piece.faces[face].count} of ${id}`, piece.rule);
		return Math.max(face, 0);
	};
	for (const [key, id] of Object.entries(bombs)) {
		const at = piece.index * s.world.size + Number(key);
		if (Number(key) >= s.world.size) {
			to.note("unknown-region", `bombs.${key}`, `the board has ${s.world.size} regions`);
			continue;
		}
		if (s.pieces[at] === 0) s.supply[piece.index]--;
		s.pieces = replaced(s.pieces, at, 1);
		s.faces = replaced(s.faces, Number(key), faceOf(id, `bombs.${key}`) + 1);
	}
	const pile = bombPile?.map((id, i) => faceOf(id, `bombPile[${i}]`)).reverse();
	shuffle(s, left, 3);
	for (let r = 0; r < s.world.size; r++) if (s.pieces[piece.index * s.world.size + r] > 0 && s.faces[r] === 0) s.faces = replaced(s.faces, r, (left.pop() ?? 0) + 1);
	if (pile === void 0 && s.standing[owner] !== 1) return;
	s.pile = pile ?? left;
	s.supply[piece.index] -= s.pile.length;
}
/** Pieces that come with a people are in its owner's hand when they are not on the map. */
function keepPieces(s, { memory }, names) {
	if (memory?.kept !== void 0) {
		for (const [id, count] of Object.entries(memory.kept)) {
			const kind = names.piece(id, "memory.kept");
			if (kind === -1) continue;
			s.kept[kind] = count;
			s.supply[kind] -= count;
		}
		return;
	}
	for (const people of s.active) {
		if (people === -1 || s.power[people] === -1) continue;
		for (const { atStart, index, supply } of [...s.world.races[people].pieces ?? [], ...s.world.powers[s.power[people]].pieces ?? []]) {
			s.kept[index] = Math.max(0, atStart - (supply - s.supply[index]));
			s.supply[index] -= s.kept[index];
		}
	}
}
/** Tiles on offer and in the stacks: written ones in their order, the others shuffled beneath. */
function dealTiles(to, s, { offers, stacks = {} }, names) {
	const { edition, powers, races } = s.world;
	const free = (count, isFree) => {
		const tiles = [...Array(count).keys()].filter(isFree);
		shuffle(s, tiles, 0);
		return tiles;
	};
	const raceTiles = free(races.length, (race) => s.owner[race] === -1);
	const powerTiles = free(powers.length, (power) => !s.power.includes(power));
	const written = (ids, from, index, where) => ids.map((id) => {
		const tile = index(id, where);
		if (tile !== -1 && !withdrawn(from, tile)) to.note("tile-twice", where, `the tile ${id} exists once`, "CORE-SETUP-3");
		return tile;
	});
	s.powerDiscards = written(stacks.discards ?? [], powerTiles, names.power, "stacks.discards");
	const nextPowers = written(stacks.powers ?? [], powerTiles, names.power, "stacks.powers").reverse();
	const nextRaces = (stacks.races ?? []).flatMap((stack) => written(stack, raceTiles, names.race, "stacks.races")).reverse();
	s.powerStack = [...powerTiles, ...nextPowers];
	if (!edition.draft.layOut(s, offers, [...raceTiles, ...nextRaces])) to.note("bad-offers", "offers", "some tile on offer is unknown, in play, or named twice", "CORE-SETUP-3");
}
/** What a running game remembers. */
function recall(to, s, { harmony, memory = {}, phase = "start" }, names) {
	for (const people of s.active) {
		if (people === -1 || phase !== "start" || memory.life !== void 0 || s.power[people] === -1) continue;
		for (const { slot, veteran } of [s.world.races[people], s.world.powers[s.power[people]]]) s.memory = replaced(s.memory, slot, veteran ?? 0);
	}
	const cells = (given, into, where) => {
		const filled = into.slice();
		for (const [id, number] of Object.entries(given)) {
			const slot = names.ability(id, where);
			if (slot !== -1) filled[slot] = number;
		}
		return filled;
	};
	s.today = cells(memory.today ?? {}, s.today, "memory.today");
	s.memory = cells(memory.life ?? {}, s.memory, "memory.life");
	const ledger = s.world.abilities.find((a) => a.seatsAs === "harmony");
	if (harmony !== void 0) {
		if (ledger === void 0) to.note("unknown-id", "harmony", "this edition has no harmony tokens");
		else s.memory = replaced(s.memory, ledger.slot, bits(to, s, harmony, "harmony"));
	}
	s.attacked = bits(to, s, memory.attacked ?? [], "memory.attacked");
	for (const { race, region, from, defenders, nonEmpty } of memory.conquests ?? []) {
		const victim = from === void 0 ? -1 : names.people(from, "memory.conquests");
		if (region >= s.world.size) to.note("unknown-region", "memory.conquests", `the board has ${s.world.size} regions`);
		s.conquests.push(names.race(race, "memory.conquests"), region, victim, defenders, nonEmpty ? 1 : 0);
	}
	for (const id of memory.hidden ?? []) {
		const marker = names.marker(id, "memory.hidden");
		if (marker !== -1) s.markerUp = replaced(s.markerUp, marker, 0);
	}
}
function bits(to, s, seats, where) {
	for (const seat of seats) if (seat >= s.coins.length) to.note("unknown-seat", where, `there are ${s.coins.length} seats`);
	return seats.reduce((set, seat) => set | 1 << seat, 0);
}
var init_lay_out = __esmMin((() => {
	init_draft$1();
	init_lists();
	init_random$1();
	init_state();
	init_consistency();
}));
// packages/rules/src/positions/open-questions.ts
function openQuestions(to, s, prompts) {
	for (const [i, { ability, seat, a, b }] of prompts.entries()) {
		const found = s.world.abilities.find(({ id }) => id === ability);
		const isFirst = prompts.findIndex((other) => other.ability === ability) === i;
		if (found?.question === void 0 || seat >= s.coins.length || !isFirst) to.note("unknown-question", `prompts[${i}]`, "nobody asks that");
		else if (to.faults.length > 0) continue;
		else if (!canAsk(s, found, seat) || !(found.question.fits?.(s, {
			seat,
			a,
			b
		}) ?? (a === 0 && b === 0))) to.note("unknown-question", `prompts[${i}]`, `${ability} has nothing to ask of seat ${seat} here`);
		else s.prompts = [
			...s.prompts,
			found.slot,
			seat,
			a,
			b
		];
	}
	if (prompts.length > 1 && s.stage === 10) to.note("unknown-question", "prompts", "after a score one question is open at most");
}
/** Whether a people of the seat has the ability: by its tiles, in decline what is left of them, or by a marker that lies face up in its region. */
function canAsk(p, ability, seat) {
	const { markers, powers, races } = p.world;
	const me = p.active[seat];
	if (me !== -1 && (races[me] === ability || powers[p.power[me]] === ability)) return true;
	if (me !== -1 && markers.some((marker) => marker === ability && p.markerUp[marker.index] === 1 && p.holder[p.markerAt[marker.index]] === me)) return true;
	return races.some((race, people) => race === ability && race.inDecline !== void 0 && p.owner[people] === seat);
}
var init_open_questions = __esmMin((() => {
	init_stage();
	init_state();
}));
// packages/rules/src/positions/position.ts
var PHASES, STAGES;
var init_position = __esmMin((() => {
	PHASES = [
		"start",
		"conquest",
		"redeploy"
	];
	STAGES = [
		"start",
		"pick",
		"choice",
		"expand",
		"conquest",
		"rally",
		"muster",
		"deploy",
		"place",
		"end",
		"scored",
		"retreat",
		"over"
	];
}));
// packages/rules/src/positions/read-position.ts
function positionFields(to, value) {
	const optional = (key, read) => {
		const given = field(value, key);
		return given === void 0 ? void 0 : read(given, key);
	};
	onlyKeys(to, value, "", [
		"edition",
		"variant",
		"board",
		"rounds",
		"round",
		"seat",
		"phase",
		"seats",
		"regions",
		"offers",
		"bombs",
		"bombPile",
		"harmony",
		"dice",
		"seed",
		"homebrew",
		"memory",
		"stacks",
		"prompts"
	]);
	const seats = readList(to, field(value, "seats"), "seats", 2, 5)?.map((seat, i) => seatFrom$1(to, seat, `seats[${i}]`)) ?? [];
	return defined({
		seats,
		rounds: optional("rounds", (v, w) => readWhole(to, v, w, 1, 20)),
		round: optional("round", (v, w) => readWhole(to, v, w, 1, 20)),
		seat: optional("seat", (v, w) => readWhole(to, v, w, 0, Math.max(0, seats.length - 1))),
		phase: optional("phase", (v, w) => readWord(to, v, w, PHASES)),
		regions: optional("regions", (v, w) => byRegion(to, v, w, (region, at) => regionFrom(to, region, at))),
		offers: optional("offers", (v, w) => offersFrom(to, v, w)),
		bombs: optional("bombs", (v, w) => byRegion(to, v, w, (face, at) => readText(to, face, at, ID))),
		bombPile: optional("bombPile", (v, w) => texts(to, v, w, 12)),
		harmony: optional("harmony", (v, w) => wholes(to, v, w, 5, 4)),
		dice: optional("dice", (v, w) => wholes(to, v, w, 200, 3)),
		seed: optional("seed", (v, w) => readText(to, v, w, 200)),
		memory: optional("memory", (v, w) => memoryFrom(to, v, w)),
		stacks: optional("stacks", (v, w) => stacksFrom(to, v, w)),
		prompts: optional("prompts", (v, w) => readList(to, v, w, 0, 20)?.flatMap((q, i) => promptFrom(to, q, `${w}[${i}]`) ?? []))
	});
}
/** Whatever else was written is a slip of the pen, and would be lost without a word. */
function onlyKeys(to, value, where, known) {
	for (const key of Object.keys(value)) if (!known.includes(key)) to.note("unknown-key", [...where === "" ? [] : [where], key.slice(0, ID)].join("."), `is not one of ${known.join(", ")}`);
}
/** The same object without the fields that were left out. */
function defined(given) {
	const kept = {};
	for (const key of Object.keys(given)) {
		const value = Reflect.get(given, key);
		if (value !== void 0) Reflect.set(kept, key, value);
	}
	return kept;
}
function seatFrom$1(to, value, where) {
	if (!isRecord(value)) {
		to.note("not-a-seat", where, `must be an object, is ${brief(value)}`);
		return {};
	}
	onlyKeys(to, value, where, [
		"name",
		"coins",
		"active",
		"declined"
	]);
	const [name, coins, active, declined] = [
		"name",
		"coins",
		"active",
		"declined"
	].map((key) => field(value, key));
	return defined({
		name: name === void 0 ? void 0 : readText(to, name, `${where}.name`, ID),
		coins: coins === void 0 ? void 0 : readWhole(to, coins, `${where}.coins`, 0, MOST_COINS),
		active: active === void 0 ? void 0 : activeFrom(to, active, `${where}.active`),
		declined: declined === void 0 ? void 0 : readList(to, declined, `${where}.declined`, 0, MOST_DECLINED)?.flatMap((people, i) => declinedFrom(to, people, `${where}.declined[${i}]`) ?? [])
	});
}
function activeFrom(to, value, where) {
	if (!isRecord(value)) return to.note("not-a-people", where, `must be { race, power }, is ${brief(value)}`);
	onlyKeys(to, value, where, [
		"race",
		"power",
		"hand",
		"aside"
	]);
	const race = readText(to, field(value, "race"), `${where}.race`, ID);
	const power = readText(to, field(value, "power"), `${where}.power`, ID);
	const hand = count(to, field(value, "hand"), `${where}.hand`);
	const aside = count(to, field(value, "aside"), `${where}.aside`);
	return race === void 0 || power === void 0 ? void 0 : {
		race,
		power,
		hand,
		aside
	};
}
function declinedFrom(to, value, where) {
	if (!isRecord(value)) return to.note("not-a-people", where, `must be { race }, is ${brief(value)}`);
	onlyKeys(to, value, where, [
		"race",
		"power",
		"hand"
	]);
	const race = readText(to, field(value, "race"), `${where}.race`, ID);
	const power = field(value, "power") === void 0 ? void 0 : readText(to, field(value, "power"), `${where}.power`, ID);
	return race === void 0 ? void 0 : {
		race,
		...power === void 0 ? {} : { power },
		hand: count(to, field(value, "hand"), `${where}.hand`)
	};
}
/** An object whose keys are region numbers. */
function byRegion(to, value, where, read) {
	const found = {};
	if (!isRecord(value)) {
		to.note("not-by-region", where, `must be an object by region number, is ${brief(value)}`);
		return found;
	}
	for (const [key, entry] of Object.entries(value)) {
		const at = `${where}.${key.slice(0, 8)}`;
		if (!/^(0|[1-9]\d?)$/.test(key) || Number(key) >= 64) to.note("unknown-region", at, "is no region number");
		else {
			const read1 = read(entry, at);
			if (read1 !== void 0) found[Number(key)] = read1;
		}
	}
	return found;
}
function regionFrom(to, value, where) {
	if (!isRecord(value)) return to.note("not-a-region", where, `must be an object, is ${brief(value)}`);
	onlyKeys(to, value, where, [
		"race",
		"tokens",
		"pieces",
		"markers",
		"faceDown"
	]);
	const [race, tokens, pieces, markers] = [
		"race",
		"tokens",
		"pieces",
		"markers"
	].map((key) => field(value, key));
	return defined({
		race: race === void 0 ? void 0 : readText(to, race, `${where}.race`, ID),
		tokens: tokens === void 0 ? void 0 : readWhole(to, tokens, `${where}.tokens`, 0, MOST_TOKENS),
		pieces: pieces === void 0 ? void 0 : byName(to, pieces, `${where}.pieces`, MOST_TOKENS),
		markers: markers === void 0 ? void 0 : texts(to, markers, `${where}.markers`, 12),
		faceDown: readFlag(to, field(value, "faceDown"), `${where}.faceDown`) ? true : void 0
	});
}
/** An object of whole numbers by id. */
function byName(to, value, where, most) {
	const found = Object.create(null);
	if (!isRecord(value)) {
		to.note("not-by-name", where, `must be an object by name, is ${brief(value)}`);
		return found;
	}
	for (const [key, entry] of Object.entries(value)) {
		const number = readWhole(to, entry, `${where}.${key.slice(0, ID)}`, 0, most);
		if (number !== void 0) found[key.slice(0, ID)] = number;
	}
	return found;
}
function offersFrom(to, value, where) {
	if (!isRecord(value)) return readList(to, value, where, 0, 6)?.flatMap((offer, i) => offerFrom(to, offer, `${where}[${i}]`) ?? []);
	const column = (key) => readList(to, field(value, key), `${where}.${key}`, 0, 6)?.flatMap((id, i) => id === null ? [null] : readText(to, id, `${where}.${key}[${i}]`, ID) ?? []) ?? [];
	const offers = {
		alliance: column("alliance"),
		horde: column("horde"),
		powers: column("powers").filter((id) => id !== null)
	};
	return field(value, "neutral") === void 0 ? offers : {
		...offers,
		neutral: column("neutral")
	};
}
function offerFrom(to, value, where) {
	if (!isRecord(value)) return to.note("not-an-offer", where, `must be { race, power }, is ${brief(value)}`);
	onlyKeys(to, value, where, [
		"race",
		"power",
		"coins"
	]);
	const race = readText(to, field(value, "race"), `${where}.race`, ID);
	const power = readText(to, field(value, "power"), `${where}.power`, ID);
	const coins = field(value, "coins") === void 0 ? 0 : readWhole(to, field(value, "coins"), `${where}.coins`, 0, MOST_COINS);
	return race === void 0 || power === void 0 || coins === void 0 ? void 0 : {
		race,
		power,
		coins
	};
}
function memoryFrom(to, value, where) {
	if (!isRecord(value)) return to.note("not-a-memory", where, `must be an object, is ${brief(value)}`);
	onlyKeys(to, value, where, [
		"first",
		"retreating",
		"stage",
		"step",
		"acting",
		"begun",
		"attacked",
		"today",
		"life",
		"conquests",
		"kept",
		"hidden",
		"draws"
	]);
	const optional = (key, read) => {
		const given = field(value, key);
		return given === void 0 ? void 0 : read(given, `${where}.${key}`);
	};
	const names = (v, at) => byName(to, v, at, 65535);
	return defined({
		first: optional("first", (v, w) => readWhole(to, v, w, 0, 4)),
		retreating: optional("retreating", (v, w) => readWhole(to, v, w, 0, 4)),
		stage: optional("stage", (v, w) => readWord(to, v, w, STAGES)),
		step: optional("step", (v, w) => readWhole(to, v, w, 0, 99)),
		acting: optional("acting", (v, w) => readText(to, v, w, ID)),
		begun: optional("begun", (v, w) => readWhole(to, v, w, 0, 2)),
		attacked: optional("attacked", (v, w) => wholes(to, v, w, 5, 4)),
		today: optional("today", names),
		life: optional("life", names),
		conquests: optional("conquests", (v, w) => readList(to, v, w, 0, 99)?.flatMap((c, i) => conquestFrom(to, c, `${w}[${i}]`) ?? [])),
		kept: optional("kept", names),
		hidden: optional("hidden", (v, w) => texts(to, v, w, 12)),
		draws: optional("draws", (v, w) => wholes(to, v, w, 16, 1e6))
	});
}
function conquestFrom(to, value, where) {
	if (!isRecord(value)) return to.note("not-a-conquest", where, `must be an object, is ${brief(value)}`);
	const race = readText(to, field(value, "race"), `${where}.race`, ID);
	const region = readWhole(to, field(value, "region"), `${where}.region`, 0, 63);
	const from = field(value, "from") === void 0 ? void 0 : readText(to, field(value, "from"), `${where}.from`, ID);
	const defenders = count(to, field(value, "defenders"), `${where}.defenders`);
	const nonEmpty = readFlag(to, field(value, "nonEmpty"), `${where}.nonEmpty`);
	return race === void 0 || region === void 0 ? void 0 : {
		race,
		region,
		...from === void 0 ? {} : { from },
		defenders,
		nonEmpty
	};
}
function stacksFrom(to, value, where) {
	if (!isRecord(value)) return to.note("not-stacks", where, `must be an object, is ${brief(value)}`);
	onlyKeys(to, value, where, [
		"races",
		"powers",
		"discards"
	]);
	const [races, powers, discards] = [
		"races",
		"powers",
		"discards"
	].map((key) => field(value, key));
	return defined({
		races: races === void 0 ? void 0 : readList(to, races, `${where}.races`, 0, 3)?.flatMap((stack, i) => [texts(to, stack, `${where}.races[${i}]`, 99) ?? []]),
		powers: powers === void 0 ? void 0 : texts(to, powers, `${where}.powers`, 99),
		discards: discards === void 0 ? void 0 : texts(to, discards, `${where}.discards`, 99)
	});
}
function promptFrom(to, value, where) {
	if (!isRecord(value)) return to.note("not-a-question", where, `must be an object, is ${brief(value)}`);
	const ability = readText(to, field(value, "ability"), `${where}.ability`, ID);
	const seat = readWhole(to, field(value, "seat"), `${where}.seat`, 0, 4);
	const a = readWhole(to, field(value, "a"), `${where}.a`, 0, 1048575);
	const b = readWhole(to, field(value, "b"), `${where}.b`, 0, 1048575);
	return ability === void 0 || seat === void 0 || a === void 0 || b === void 0 ? void 0 : {
		ability,
		seat,
		a,
		b
	};
}
var MOST_COINS, MOST_DECLINED, MOST_TOKENS, ID, count, texts, wholes;
var init_read_position = __esmMin((() => {
	init_reader();
	init_region();
	init_position();
	MOST_COINS = 999999;
	MOST_DECLINED = 20;
	MOST_TOKENS = 99;
	ID = 40;
	count = (to, value, where) => value === void 0 ? 0 : readWhole(to, value, where, 0, MOST_TOKENS) ?? 0;
	texts = (to, value, where, most) => readList(to, value, where, 0, most)?.flatMap((text, i) => readText(to, text, `${where}[${i}]`, ID) ?? []);
	wholes = (to, value, where, most, largest) => readList(to, value, where, 0, most)?.flatMap((n, i) => readWhole(to, n, `${where}[${i}]`, 0, largest) ?? []);
}));
// packages/rules/src/positions/build.ts
/** Throws Refused, with every fault named. */
function position(given) {
	const to = faultList();
	if (!isRecord(given)) throw new Refused("bad-position", [{
		code: "not-a-position",
		message: `a position must be an object, is ${brief(given)}`
	}]);
	const fields = positionFields(to, given);
	const world = worldFrom(to, given);
	if (world === void 0 || fields.seats.length === 0) throw new Refused("bad-position", to.faults);
	const s = emptyTable(world, fields.seats.map(({ name }, seat) => name ?? `Seat ${seat + 1}`), fields.seed ?? "position");
	layOut(to, s, fields);
	setStage(to, s, fields);
	if (to.faults.length > 0) throw new Refused("bad-position", to.faults);
	s.dice = [...fields.dice ?? []];
	for (const [purpose, count] of (fields.memory?.draws ?? []).entries()) if (purpose < s.counters.length) s.counters[purpose] = count;
	advance(s);
	if (toDecide(s) !== void 0 && generate(s, scratch) === 0) throw new Refused("bad-position", [{
		code: "dead-end",
		message: "nobody can move in this position"
	}]);
	return s;
}
function faultList() {
	const list = reader();
	return {
		faults: list.faults,
		note: (code, where, message, rule = "CORE-SETUP-3") => list.note(code, where, message, rule)
	};
}
function worldFrom(to, given) {
	const id = field(given, "edition");
	const variant = field(given, "variant");
	const edition = editionOf(id, variant);
	if (edition === void 0) return to.note("unknown-edition", "edition", `there is no edition ${brief(id)}${variant === void 0 ? "" : ` with variant ${brief(variant)}`}`);
	try {
		const made = field(given, "homebrew");
		const homebrew = made === void 0 ? void 0 : homebrewFrom(to, made, edition);
		return worldFor(edition, boardOf$1(boardSpec(field(given, "board"))), homebrew);
	} catch (error) {
		if (!(error instanceof InvalidBoard || error instanceof Refused)) throw error;
		for (const { code, where, message, rule } of error.faults) to.note(code, where === void 0 || where === "" ? "board" : where, message, rule);
		return;
	}
}
/** What `boardOf` takes, which looks at it again. */
function boardSpec(value) {
	return typeof value === "string" ? value : value;
}
/** Where in the turn the position is. */
function setStage(to, s, { memory = {}, phase = "start", prompts = [], round = 1, rounds, seat = 0, seats }) {
	s.rounds = rounds ?? roundsFor(seats.length);
	s.round = round;
	if (round > s.rounds) to.note("out-of-range", "round", `the game has ${s.rounds} rounds`, "CORE-SETUP-1");
	s.turn = seat;
	s.first = Math.min(memory.first ?? 0, seats.length - 1);
	s.retreating = Math.min(memory.retreating ?? seat, seats.length - 1);
	s.begun = memory.begun ?? 0;
	const me = s.active[seat];
	const stage = memory.stage === void 0 ? -1 : STAGES.indexOf(memory.stage);
	if (me === -1 && phase !== "start" && stage < 0) to.note("no-people", "phase", `seat ${seat} has no active people`, "CORE-DRAFT-1");
	if (stage >= 0) s.stage = stage;
	else if (me === -1) s.stage = 1;
	else s.stage = phase === "start" ? 2 : phase === "conquest" ? 4 : 6;
	s.step = memory.step ?? 0;
	const acting = memory.acting === void 0 ? s.stage === 4 ? me : -1 : s.world.races.findIndex(({ id }) => id === memory.acting);
	if (memory.acting !== void 0 && !canAct(s, acting, seat)) to.note("unknown-id", "memory.acting", "is no people of this seat that can act");
	s.acting = acting;
	if (stage >= 0 && needsActive(s) && me === -1) to.note("no-people", "memory.stage", `seat ${seat} has no active people`, "CORE-DRAFT-1");
	if (s.stage === 1 && me !== -1) to.note("has-people", "memory.stage", `seat ${seat} has an active people`, "CORE-DRAFT-1");
	openQuestions(to, s, prompts);
	if (stage < 0 && s.stage === 6 && to.faults.length === 0) ready(s, seat);
}
var scratch, canAct, needsActive;
var init_build = __esmMin((() => {
	init_board();
	init_reader();
	init_deploy();
	init_errors();
	init_legal();
	init_setup();
	init_stage();
	init_state();
	init_turn();
	init_world();
	init_editions();
	init_read_homebrew();
	init_lay_out();
	init_open_questions();
	init_position();
	init_read_position();
	scratch = moveBuffer();
	canAct = (s, people, seat) => people !== -1 && s.owner[people] === seat && (people === s.active[seat] || hooksOf(s, people).livesOn);
	needsActive = (s) => s.stage >= 2 && s.stage <= 8;
}));
// packages/rules/src/positions/written.ts
/** The short name of a board that we have, or whose islands we have; any other is written out. */
function writtenBoard(p) {
	const { board } = p.world;
	if (boards.get(board.id) === board) return board.id;
	return isLaid(board) ? board.id.split("+") : board;
}
/** A seat's peoples; coins are another matter. */
function writtenSeat(p, seat) {
	const { powers, races } = p.world;
	const me = p.active[seat];
	const kept = (people) => p.power[people] === -1 ? {} : { power: powers[p.power[people]].id };
	const declined = peoplesOf(p, seat).filter((people) => p.standing[people] !== 1).map((people) => ({
		race: races[people].id,
		...kept(people),
		...p.hand[people] > 0 ? { hand: p.hand[people] } : {}
	}));
	const aside = me !== -1 && p.aside[me] > 0 ? { aside: p.aside[me] } : {};
	return {
		name: p.names[seat],
		...me === -1 ? {} : { active: {
			race: races[me].id,
			power: powers[p.power[me]].id,
			hand: p.hand[me],
			...aside
		} },
		...declined.length === 0 ? {} : { declined }
	};
}
/** Who and what stands in a region; markers, and the faces of pieces, are another matter. */
function writtenRegion(p, r) {
	const holder = p.holder[r];
	const held = holder === -1 ? {} : {
		race: nameOf$1(p, holder),
		tokens: p.tokens[r]
	};
	let standing;
	for (const { id, index } of p.world.pieces) {
		const count = pieceCount(p, index, r);
		if (count === 0) continue;
		standing ??= {};
		standing[id] = count;
	}
	return standing === void 0 ? held : {
		...held,
		pieces: standing
	};
}
/** `start` until expand or decline is chosen, `redeploy` from the end of the conquests on. */
function phaseOf(p) {
	if (p.stage <= 2) return "start";
	return p.stage <= 4 ? "conquest" : "redeploy";
}
/** Seats that hold a token of an ability which hands them out. */
function writtenHarmony(p) {
	const ledger = p.world.abilities.find((a) => a.seatsAs === "harmony");
	return ledger === void 0 ? {} : { harmony: seatsIn(p, p.memory[ledger.slot]) };
}
/** What the turn and the abilities remember: all of it happened in the open. */
function writtenMemory(p) {
	const { abilities, pieces } = p.world;
	const remembered = (cells) => {
		const list = {};
		for (const { id, slot } of abilities) if (cells[slot] !== 0) list[id] = cells[slot];
		return list;
	};
	return {
		first: p.first,
		retreating: p.retreating,
		stage: STAGES[p.stage],
		step: p.step,
		...p.acting === -1 ? {} : { acting: nameOf$1(p, p.acting) },
		begun: p.begun,
		attacked: seatsIn(p, p.attacked),
		today: remembered(p.today),
		life: remembered(p.memory),
		conquests: writtenConquests(p),
		kept: Object.fromEntries(pieces.filter(({ index }) => p.kept[index] > 0).map(({ id, index }) => [id, p.kept[index]]))
	};
}
function writtenConquests(p) {
	const list = [];
	for (let i = 0; i < p.conquests.length; i += 5) {
		const [by, region, victim, defenders, nonEmpty] = p.conquests.slice(i, i + 5);
		list.push({
			race: nameOf$1(p, by),
			region,
			...victim === -1 ? {} : { from: nameOf$1(p, victim) },
			defenders,
			nonEmpty: nonEmpty === 1
		});
	}
	return list;
}
function writtenPrompts(p) {
	const list = [];
	for (let i = 0; i < p.prompts.length; i += 4) {
		const [slot, seat, a, b] = p.prompts.slice(i, i + 4);
		list.push({
			ability: p.world.abilities[slot].id,
			seat,
			a,
			b
		});
	}
	return list;
}
var nameOf$1, seatsIn;
var init_written = __esmMin((() => {
	init_board();
	init_map();
	init_score();
	init_stage();
	init_state();
	init_position();
	nameOf$1 = (p, people) => people === p.world.natives ? "natives" : p.world.races[people].id;
	seatsIn = (p, bits) => [...p.coins.keys()].filter((seat) => (bits >> seat & 1) === 1);
}));
// packages/rules/src/positions/snapshot.ts
var init_snapshot = __esmMin((() => {
	init_written();
}));
// packages/rules/src/views/view.ts
function view(s, seat) {
	return {
		...seat === void 0 ? {} : { viewer: seat },
		...openView(s),
		seats: seatViews(s, seat)
	};
}
/** What every seat and every spectator sees alike: whoever sends views to many writes it once. */
function openView(s) {
	const { edition, homebrew, powers } = s.world;
	const decides = toDecide(s);
	return {
		edition: edition.id === "classic" ? "classic" : "azeroth",
		...edition.variant === void 0 ? {} : { variant: edition.variant },
		board: writtenBoard(s),
		...homebrew === void 0 ? {} : { homebrew },
		rounds: s.rounds,
		round: s.round,
		seat: s.turn,
		phase: phaseOf(s),
		...decides === void 0 ? {} : { toDecide: decides },
		regions: s.holder.map((_, r) => regionView(s, r)),
		offers: edition.draft.written(s),
		unseen: {
			races: s.stacks.map((stack) => stack.length),
			powers: s.powerStack.length,
			discards: s.powerDiscards.map((power) => powers[power].id).sort()
		},
		...pileView(s),
		...writtenHarmony(s),
		memory: writtenMemory(s),
		prompts: writtenPrompts(s)
	};
}
/** The seats as one of them, or a spectator, sees them. */
function seatViews(s, seat) {
	const maySee = (other) => s.stage === 12 || other === seat || seat !== void 0 && isAlly(s, seat, other);
	return s.names.map((_, other) => ({
		...writtenSeat(s, other),
		...teamOf(s, other),
		...maySee(other) ? { coins: s.coins[other] } : {}
	}));
}
function regionView(p, r) {
	const region = writtenRegion(p, r);
	const here = p.world.markers.filter(({ index }) => p.markerAt[index] === r);
	if (here.length === 0) return region;
	const up = here.filter(({ index }) => p.markerUp[index] === 1).map(({ id }) => id);
	return {
		...region,
		...up.length === 0 ? {} : { markers: up },
		...up.length === here.length ? {} : { faceDown: here.length - up.length }
	};
}
/** Everybody can count which faces have been seen, so what is left is known; which one lies where is not. */
function pileView(p) {
	const faced = p.world.pieces.find(({ faces }) => faces.length > 0);
	if (faced === void 0) return {};
	const hidden = [...p.pile, ...p.faces.filter((face) => face > 0).map((face) => face - 1)];
	return { pile: {
		count: p.pile.length,
		faces: Object.fromEntries(faced.faces.map(({ id }, face) => [id, hidden.filter((f) => f === face).length]))
	} };
}
var teamOf, isAlly, faceDownRegions;
var init_view = __esmMin((() => {
	init_legal();
	init_stage();
	init_written();
	teamOf = (p, seat) => {
		const team = p.world.edition.teamOf?.(p.coins.length, seat);
		return team === void 0 ? {} : { team };
	};
	isAlly = (p, seat, other) => teamOf(p, seat).team !== void 0 && teamOf(p, seat).team === teamOf(p, other).team;
	faceDownRegions = (v) => v.regions.flatMap(({ faceDown = 0 }, r) => new Array(faceDown).fill(r));
}));
// packages/rules/src/views/determinize.ts
function determinize(v, seed) {
	const luck = {
		key: keyOf(`determinize ${seed}`),
		counters: new Array(6).fill(0)
	};
	const unseenMarkers = (editionOf(v.edition, v.variant)?.markers ?? []).map(({ id }) => id).filter((id) => !v.regions.some(({ markers = [] }) => markers.includes(id)));
	const order = [...unseenMarkers.keys()];
	shuffle(luck, order, 5);
	const dealt = faceDownRegions(v).map((r, i) => ({
		r,
		id: unseenMarkers[order[i]]
	}));
	const regions = v.regions.map((region, r) => {
		const down = dealt.filter((marker) => marker.r === r).map(({ id }) => id);
		const { bomb: _faceless, ...faced } = region.pieces ?? {};
		const pieces = v.pile === void 0 ? region.pieces ?? {} : faced;
		const { race, tokens, markers = [] } = region;
		return {
			...race === void 0 ? {} : {
				race,
				tokens: tokens ?? 0
			},
			...Object.keys(pieces).length === 0 ? {} : { pieces },
			...markers.length + down.length === 0 ? {} : { markers: [...markers, ...down] },
			...markers.length === 0 && down.length > 0 ? { faceDown: true } : {}
		};
	});
	const faces = Object.entries(v.pile?.faces ?? {}).flatMap(([id, count]) => new Array(count).fill(id));
	const faceOrder = [...faces.keys()];
	shuffle(luck, faceOrder, 5);
	const laid = v.regions.flatMap(({ pieces }, r) => pieces?.bomb === void 0 ? [] : [r]);
	return position({
		edition: v.edition,
		...v.variant === void 0 ? {} : { variant: v.variant },
		board: v.board,
		...v.homebrew === void 0 ? {} : { homebrew: v.homebrew },
		rounds: v.rounds,
		round: v.round,
		seat: v.seat,
		phase: v.phase,
		seats: v.seats.map(({ team: _seatsTellIt, ...seat }) => ({
			coins: guess(v, luck),
			...seat
		})),
		regions: Object.fromEntries(regions.entries()),
		offers: v.offers,
		...v.pile === void 0 ? {} : {
			bombs: Object.fromEntries(laid.map((r, i) => [r, faces[faceOrder[i]]])),
			bombPile: faceOrder.slice(laid.length).map((i) => faces[i])
		},
		...v.harmony === void 0 ? {} : { harmony: v.harmony },
		seed: `determinized ${seed}`,
		memory: {
			...v.memory,
			...dealt.length === 0 ? {} : { hidden: dealt.map(({ id }) => id) }
		},
		stacks: { discards: v.unseen.discards },
		...v.prompts.length === 0 ? {} : { prompts: v.prompts }
	});
}
/** A purse that nobody may look into: about what the viewer has, or what a seat has by this round. */
function guess(v, luck) {
	const likely = (v.viewer === void 0 ? void 0 : v.seats[v.viewer]?.coins) ?? 5 + 7 * (v.round - 1);
	return Math.max(1, likely - 5 + draw(luck, 5, 11));
}
var init_determinize = __esmMin((() => {
	init_random$1();
	init_editions();
	init_build();
	init_view();
}));
// packages/rules/src/index.ts
var init_src$1 = __esmMin((() => {
	init_api();
	init_board();
	init_errors();
	init_legal();
	init_move();
	init_hash();
	init_build();
	init_snapshot();
	init_codes();
	init_determinize();
	init_view();
}));
// packages/rules/src/search.ts
var init_search = __esmMin((() => {
	init_conquest$1();
	init_cost();
	init_move();
	init_random$1();
	init_score();
	init_stage();
	init_state();
	init_world();
}));
// packages/bots/src/packed.ts
var init_packed = __esmMin((() => {
	init_search();
}));
// packages/bots/src/seeing.ts
/** A state that fits the view; the same one for the same seed and moment. */
function imagined(view, seed, draw = 0) {
	return determinize(view, `${seed}/${view.round}/${view.seat}/${draw}`);
}
/** The legal move that a packed one stands for. */
function spoken(s, packed, legal) {
	const count = moves(s, buffer$5);
	const at = buffer$5.list.subarray(0, count).indexOf(packed);
	if (at < 0) return void 0;
	const line = text(legalMoves(s)[at]);
	return legal.find((move) => text(move) === line);
}
/** Whether two states look the same to somebody who has to go on with a plan. */
function isSameTable(a, b, seat) {
	return a.turn === b.turn && a.round === b.round && a.stage === b.stage && a.coins[seat] === b.coins[seat] && isEqual(a.prompts, b.prompts) && isEqual(a.holder, b.holder) && isEqual(a.tokens, b.tokens) && isEqual(a.hand, b.hand) && isEqual(a.pieces, b.pieces) && isEqual(a.today, b.today) && isEqual(a.markerUp, b.markerUp);
}
var buffer$5, isEqual;
var init_seeing = __esmMin((() => {
	init_src$1();
	buffer$5 = moveBuffer();
	isEqual = (a, b) => a.length === b.length && a.every((n, i) => n === b[i]);
}));
// packages/bots/src/bargain.ts
function glance(s, hunger) {
	const me = s.acting;
	const hooks = hooksOf(s, me);
	return {
		me,
		hooks,
		hunger,
		income: incomeOf(s, me, hooks)
	};
}
function incomeOf(s, me, { income }) {
	let sum = 0;
	for (let i = 0; i < income.length; i++) sum += income[i].amount(s, me, -1);
	return sum;
}
function bargain(s, { hooks, hunger, income, me }, move) {
	const r = aOf(move);
	const holder = s.holder[r];
	const owner = holder === -1 ? -1 : s.owner[holder];
	const isForeign = owner !== s.owner[me];
	const tokens = price$1(s, me, hooks, r, cOf(move));
	let value = isForeign ? 1 : 0;
	if (isForeign && owner !== -1) value += 1 / (s.active.length - 1);
	s.holder[r] = me;
	s.conquests.push(me, r, holder, s.tokens[r], holder !== -1 && s.tokens[r] > 0 ? 1 : 0);
	value += (incomeOf(s, me, hooks) - income) * .8;
	s.holder[r] = holder;
	s.conquests.length -= 5;
	value = PRICE * hunger * value + (isHidden(s, r) ? SURPRISE : 0);
	return kindOf(move) === 6 ? value * odds(tokens - s.hand[me]) : value - hunger * tokens * .5;
}
function isHidden(s, r) {
	for (let m = 0; m < s.markerAt.length; m++) if (s.markerAt[m] === r && s.markerUp[m] === 0) return true;
	return false;
}
var PRICE, SURPRISE, odds;
var init_bargain = __esmMin((() => {
	init_packed();
	PRICE = 3;
	SURPRISE = 1;
	odds = (short) => short <= 1 ? .5 : short === 2 ? 1 / 3 : 1 / 6;
}));
// packages/bots/src/survey.ts
function survey(s) {
	const v = surveyed;
	v.seats = s.active.length;
	v.size = s.holder.length;
	fortifications(s, v);
	peoples(s, v);
	calendar(s, v);
	for (let seat = 0; seat < v.seats; seat++) if (v.turnsLeft[seat] > 0) spread(s, v, seat);
	return v;
}
function fortifications(s, { dear, immune, size, walls }) {
	const { guards, markers, shields, terrain } = s.world;
	for (let r = 0; r < size; r++) {
		walls[r] = terrain[r] === 4 ? 1 : 0;
		immune[r] = 0;
		dear[r] = 0;
	}
	for (let m = 0; m < markers.length; m++) if (markers[m].toll !== void 0 && s.markerUp[m] === 1 && s.markerAt[m] !== -1) dear[s.markerAt[m]] = 1;
	for (let i = 0; i < guards.length; i++) {
		const from = guards[i].index * size;
		for (let r = 0; r < size; r++) walls[r] += s.pieces[from + r] * guards[i].guard;
	}
	for (let i = 0; i < shields.length; i++) {
		const from = shields[i].index * size;
		for (let r = 0; r < size; r++) if (s.pieces[from + r] > 0) immune[r] = 1;
	}
}
function peoples(s, v) {
	for (let seat = 0; seat < v.seats; seat++) {
		const people = s.active[seat];
		v.regions[seat] = 0;
		v.declined[seat] = 0;
		v.tokens[seat] = people === -1 ? 0 : s.hand[people] + s.aside[people];
		v.least[seat] = people === -1 ? 1 : s.world.races[people].least ?? 1;
	}
	for (let r = 0; r < v.size; r++) {
		const holder = s.holder[r];
		if (holder === -1) continue;
		const seat = s.owner[holder];
		if (seat === -1) continue;
		if (holder === s.active[seat]) {
			v.regions[seat]++;
			v.tokens[seat] += s.tokens[r];
		} else v.declined[seat]++;
	}
	for (let seat = 0; seat < v.seats; seat++) v.spare[seat] = s.active[seat] === -1 ? NEWCOMERS : Math.max(0, v.tokens[seat] - v.regions[seat] * v.least[seat]);
}
function calendar(s, v) {
	const { seats } = v;
	const underway = s.stage >= 3 ? 1 : 0;
	const place = (s.turn - s.first + seats) % seats;
	v.next = (s.turn + underway) % seats;
	for (let seat = 0; seat < seats; seat++) {
		const later = (seat - s.first + seats) % seats >= place + underway ? 1 : 0;
		v.turnsLeft[seat] = s.stage === 12 ? 0 : s.rounds - s.round + later;
		v.before[seat] = (seat - v.next + seats) % seats;
	}
}
/** Marks where a seat could attack in its next turn, as far as borders and coasts tell. */
function spread(s, v, seat) {
	const { anchor, borders, edition, entry, terrain } = s.world;
	const { reach, size } = v;
	const from = seat * MOST_REGIONS;
	const travels = edition.landing.extra > 0;
	const arrives = v.regions[seat] === 0;
	reach.fill(0, from, from + size);
	const people = s.active[seat];
	for (let r = 0; r < size; r++) {
		const enters = travels ? anchor[r] : arrives && entry[r];
		if (enters && reach[from + r] !== 1) reach[from + r] = arrives ? BY_ENTRY : BY_TRAVEL;
		const mine = people !== -1 && s.holder[r] === people;
		if (!mine && !(arrives && enters && terrain[r] < 5)) continue;
		const list = borders[r];
		for (let i = 0; i < list.length; i++) {
			const at = from + list[i];
			if (mine) reach[at] = 1;
			else if (reach[at] === 0) reach[at] = BEHIND_ENTRY;
		}
	}
	if (people !== -1) respectBars(s, v, seat, people);
}
/** Regions of a people that this one may not attack are out of its reach. */
function respectBars(s, { reach, seats, size }, seat, people) {
	const { powers, races } = s.world;
	for (let other = 0; other < seats; other++) {
		const holder = s.active[other];
		if (other === seat || holder === -1 || s.power[holder] === -1) continue;
		const bar = powers[s.power[holder]].bars ?? races[holder].bars;
		if (bar === void 0) continue;
		for (let r = 0; r < size; r++) if (s.holder[r] === holder && bar.when(s, holder, r, people)) reach[seat * MOST_REGIONS + r] = 0;
	}
}
var MOST_REGIONS, MOST_SEATS$1, BY_ENTRY, BEHIND_ENTRY, BY_TRAVEL, NEWCOMERS, surveyed, reachOf;
var init_survey = __esmMin((() => {
	init_packed();
	MOST_REGIONS = 128;
	MOST_SEATS$1 = 8;
	BY_ENTRY = 2;
	BEHIND_ENTRY = 3;
	BY_TRAVEL = 4;
	NEWCOMERS = 9;
	surveyed = {
		seats: 0,
		size: 0,
		walls: new Int32Array(MOST_REGIONS),
		immune: new Uint8Array(MOST_REGIONS),
		dear: new Uint8Array(MOST_REGIONS),
		regions: new Int32Array(MOST_SEATS$1),
		tokens: new Int32Array(MOST_SEATS$1),
		least: new Int32Array(MOST_SEATS$1),
		spare: new Int32Array(MOST_SEATS$1),
		declined: new Int32Array(MOST_SEATS$1),
		turnsLeft: new Int32Array(MOST_SEATS$1),
		before: new Int32Array(MOST_SEATS$1),
		next: 0,
		reach: /* @__PURE__ */ new Uint8Array(1024)
	};
	reachOf = (seat, r) => surveyed.reach[seat * MOST_REGIONS + r];
}));
// packages/bots/src/threat.ts
/** The chance that the seats before `seat` take a region that so much defends. */
function lossChance({ threat }, seat, r, defence) {
	const v = surveyed;
	if (v.immune[r] === 1) return 0;
	let kept = 1;
	for (let i = 0; i < v.before[seat]; i++) {
		const other = (v.next + i) % v.seats;
		if (v.turnsLeft[other] === 0) continue;
		const reach = reachOf(other, r);
		if (reach === 0) continue;
		const cost = OPEN + defence;
		const short = cost - v.spare[other];
		if (short > BEST_ROLL) continue;
		const line = threat[reach];
		const chance = line[Math.min(cost, line.length - 1)];
		kept *= 1 - (short > 0 ? chance * .3 : chance);
	}
	return (1 - kept) * (v.dear[r] === 1 ? DETERRED : 1);
}
/** What a seat stands to lose; tokens that it can still place are placed where they help most. */
function riskOf(s, weights, seat) {
	const v = surveyed;
	const people = s.active[seat];
	const takesUp = seat === s.turn && s.stage >= 3 && s.stage < 7;
	let count = 0;
	let pool = people === -1 ? 0 : s.hand[people];
	risk.active = 0;
	risk.declined = 0;
	for (let r = 0; r < v.size; r++) {
		const holder = s.holder[r];
		if (holder === -1 || s.owner[holder] !== seat) continue;
		if (holder !== people) {
			risk.declined += lossChance(weights, seat, r, v.walls[r] + s.tokens[r]);
			continue;
		}
		const stays = takesUp ? Math.min(s.tokens[r], v.least[seat]) : s.tokens[r];
		pool += s.tokens[r] - stays;
		mine[count] = r;
		placed[count] = v.walls[r] + stays;
		now[count] = lossChance(weights, seat, r, placed[count]);
		gain[count] = now[count] - lossChance(weights, seat, r, placed[count] + 1);
		count++;
	}
	for (; pool > 0 && count > 0; pool--) {
		let best = 0;
		for (let i = 1; i < count; i++) if (gain[i] > gain[best]) best = i;
		if (gain[best] <= 0) break;
		placed[best]++;
		now[best] -= gain[best];
		gain[best] = now[best] - lossChance(weights, seat, mine[best], placed[best] + 1);
	}
	for (let i = 0; i < count; i++) risk.active += now[i];
	return risk;
}
var OPEN, BEST_ROLL, DETERRED, risk, mine, placed, now, gain;
var init_threat = __esmMin((() => {
	init_packed();
	init_survey();
	OPEN = 2;
	BEST_ROLL = 3;
	DETERRED = .4;
	risk = {
		active: 0,
		declined: 0
	};
	mine = /* @__PURE__ */ new Int32Array(128);
	placed = /* @__PURE__ */ new Int32Array(128);
	now = /* @__PURE__ */ new Float64Array(128);
	gain = /* @__PURE__ */ new Float64Array(128);
}));
// packages/bots/src/weights.json
var weights_default;
var init_weights$1 = __esmMin((() => {
	weights_default = {
		"classic-2": {
			"just": [
				2.356,
				-3.301,
				-.039,
				-.153,
				.271,
				.96,
				.282,
				-.418,
				.063,
				.073,
				1.401,
				-.096,
				-.1,
				-.226,
				-.108,
				-.24,
				-.212,
				0,
				0,
				-3.288,
				-5.239,
				.925,
				.55,
				.192,
				.291,
				.591,
				-.523,
				-.136,
				.025,
				.29,
				.16,
				-.153,
				.402,
				.129,
				.049,
				-.274,
				0,
				0,
				7.64,
				.897,
				.013,
				-.068,
				-.195,
				-.332,
				.037,
				-.092,
				-.355,
				-.281,
				.188,
				-.039,
				-.011,
				-.059,
				-.042,
				.086,
				-.011,
				0,
				0
			],
			"later": [
				2.963,
				-1.993,
				-.096,
				-.412,
				.917,
				1.015,
				.463,
				-.239,
				-.3,
				-.3,
				-1.989,
				-.105,
				.136,
				-.459,
				-.148,
				-.043,
				-.049,
				.32,
				-.17,
				-3.08,
				-5.214,
				.872,
				.617,
				-.14,
				.473,
				.448,
				-.368,
				-.6,
				-.6,
				2.717,
				-.015,
				-.266,
				.568,
				-.054,
				.055,
				-.215,
				.119,
				.285,
				7.481,
				.074,
				.12,
				-.084,
				.031,
				-.375,
				.109,
				-.059,
				0,
				0,
				-.046,
				.069,
				.03,
				-.22,
				.081,
				.006,
				.01,
				-.247,
				-.07
			],
			"threat": [
				[
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				],
				[
					1,
					1,
					1,
					.453,
					.278,
					.198,
					.11,
					.077,
					.077,
					.028
				],
				[
					1,
					1,
					1,
					.578,
					.384,
					.24,
					.077,
					.034,
					.021,
					.005
				],
				[
					1,
					1,
					1,
					.582,
					.317,
					.167,
					.052,
					.017,
					.009,
					.009
				],
				[
					1,
					1,
					1,
					.2,
					.12,
					.064,
					.032,
					.016,
					.01,
					.01
				]
			],
			"tiles": {
				"power alchemist": .062,
				"power berserk": -.175,
				"power bivouacking": .021,
				"power commando": .035,
				"power diplomat": -.068,
				"power dragon-master": .268,
				"power flying": -.034,
				"power forest": -.142,
				"power fortified": .261,
				"power heroic": -.035,
				"power hill": -.105,
				"power merchant": .136,
				"power mounted": 0,
				"power pillaging": -.083,
				"power seafaring": .028,
				"power spirit": .189,
				"power stout": .364,
				"power swamp": -.215,
				"power underworld": .053,
				"power wealthy": -.334,
				"race amazons": -.192,
				"race dwarves": -.053,
				"race elves": .343,
				"race ghouls": .59,
				"race giants": -.245,
				"race halflings": -.043,
				"race humans": -.092,
				"race orcs": -.145,
				"race ratmen": -.034,
				"race skeletons": .055,
				"race sorcerers": .075,
				"race tritons": .007,
				"race trolls": .254,
				"race wizards": -.12
			}
		},
		"classic-3": {
			"just": [
				-2.081,
				-3.029,
				.224,
				.258,
				.076,
				.626,
				.295,
				.315,
				.871,
				.823,
				1.482,
				-.132,
				-.033,
				.214,
				.032,
				-.148,
				-.175,
				.15,
				-.183,
				-2.619,
				-5.137,
				.845,
				.254,
				.092,
				.251,
				.734,
				.231,
				-1.366,
				-.956,
				.209,
				.091,
				-.325,
				.301,
				.168,
				.058,
				-.156,
				.354,
				.938,
				9.448,
				.902,
				-.023,
				-.076,
				.091,
				-.043,
				-.029,
				-.026,
				-.302,
				-.196,
				-.911,
				.104,
				.127,
				-.108,
				-.099,
				.092,
				.005,
				.171,
				-.082
			],
			"later": [
				-.811,
				-.937,
				.089,
				-.416,
				1.561,
				.55,
				.409,
				.589,
				.253,
				-.054,
				-.736,
				-.012,
				.12,
				-.362,
				-.156,
				.006,
				.423,
				-.088,
				-.285,
				-5.065,
				-5.225,
				.832,
				.643,
				-.825,
				.399,
				.675,
				.312,
				-1.227,
				-.592,
				2.698,
				.008,
				-.336,
				.626,
				.179,
				.09,
				-.429,
				.44,
				.822,
				10.014,
				.416,
				.032,
				-.142,
				.287,
				-.029,
				-.024,
				-.018,
				-.151,
				-.064,
				-.633,
				.031,
				.108,
				-.294,
				-.073,
				-.017,
				-.003,
				-.02,
				-.233
			],
			"threat": [
				[
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				],
				[
					1,
					1,
					1,
					.317,
					.21,
					.115,
					.085,
					.055,
					.032,
					.008
				],
				[
					1,
					1,
					1,
					.333,
					.13,
					.055,
					.023,
					.014,
					.003,
					.002
				],
				[
					1,
					1,
					1,
					.271,
					.081,
					.025,
					.011,
					.008,
					.002,
					.002
				],
				[
					1,
					1,
					1,
					.2,
					.12,
					.064,
					.032,
					.016,
					.01,
					.01
				]
			],
			"tiles": {
				"power alchemist": -.133,
				"power berserk": -.168,
				"power bivouacking": -.007,
				"power commando": -.301,
				"power diplomat": -.126,
				"power dragon-master": .176,
				"power flying": -.075,
				"power forest": -.1,
				"power fortified": .57,
				"power heroic": -.218,
				"power hill": -.197,
				"power merchant": .01,
				"power mounted": -.155,
				"power pillaging": .148,
				"power seafaring": .031,
				"power spirit": .428,
				"power stout": .213,
				"power swamp": -.342,
				"power underworld": .153,
				"power wealthy": -.335,
				"race amazons": -.154,
				"race dwarves": -.072,
				"race elves": .223,
				"race ghouls": .352,
				"race giants": -.117,
				"race halflings": -.179,
				"race humans": -.182,
				"race orcs": -.219,
				"race ratmen": .014,
				"race skeletons": .017,
				"race sorcerers": .153,
				"race tritons": -.278,
				"race trolls": .551,
				"race wizards": -.293
			}
		},
		"classic-4": {
			"just": [
				-2.031,
				-4.335,
				.565,
				.324,
				-.424,
				.94,
				.343,
				-.432,
				.828,
				.459,
				.721,
				-.081,
				-.105,
				.558,
				-.32,
				-.05,
				-.079,
				-.178,
				-.212,
				-.109,
				-6.222,
				.708,
				.537,
				.021,
				.322,
				.501,
				.36,
				-1.894,
				-.517,
				.261,
				.039,
				-.493,
				.518,
				.352,
				-.18,
				.344,
				.702,
				.521,
				8.87,
				3.032,
				-.161,
				-.253,
				-.089,
				-.323,
				.082,
				-.026,
				-.072,
				-.575,
				-.726,
				.031,
				.127,
				.026,
				-.071,
				.124,
				.018,
				.085,
				.128
			],
			"later": [
				-.916,
				-2.465,
				.372,
				-.193,
				.732,
				.899,
				.426,
				-.232,
				.289,
				-.074,
				-.791,
				.048,
				.005,
				-.262,
				-.315,
				.14,
				-.174,
				-1.223,
				-.164,
				-2.063,
				-6.97,
				.742,
				.819,
				-.481,
				.47,
				.491,
				.44,
				-1.426,
				-.192,
				2.054,
				-.033,
				-.283,
				.444,
				.182,
				-.174,
				.296,
				1.488,
				.366,
				9.517,
				2.634,
				-.096,
				-.341,
				.133,
				-.327,
				.048,
				-.042,
				-.188,
				-.511,
				-.248,
				-.077,
				.085,
				-.146,
				.019,
				-.023,
				-.09,
				-.24,
				.101
			],
			"threat": [
				[
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				],
				[
					1,
					1,
					1,
					.255,
					.153,
					.078,
					.06,
					.037,
					.033,
					.012
				],
				[
					1,
					1,
					1,
					.255,
					.034,
					.007,
					.007,
					.007,
					.004,
					.004
				],
				[
					1,
					1,
					1,
					.285,
					.05,
					.01,
					.003,
					.003,
					.002,
					.002
				],
				[
					1,
					1,
					1,
					.2,
					.12,
					.064,
					.032,
					.016,
					.01,
					.01
				]
			],
			"tiles": {
				"power alchemist": .044,
				"power berserk": -.3,
				"power bivouacking": .261,
				"power commando": -.222,
				"power diplomat": -.212,
				"power dragon-master": .057,
				"power flying": -.122,
				"power forest": -.014,
				"power fortified": .469,
				"power heroic": -.042,
				"power hill": -.136,
				"power merchant": .135,
				"power mounted": -.154,
				"power pillaging": .005,
				"power seafaring": .228,
				"power spirit": .329,
				"power stout": .053,
				"power swamp": -.053,
				"power underworld": -.195,
				"power wealthy": -.212,
				"race amazons": -.207,
				"race dwarves": -.192,
				"race elves": .105,
				"race ghouls": .371,
				"race giants": -.262,
				"race halflings": -.117,
				"race humans": -.317,
				"race orcs": -.333,
				"race ratmen": -.027,
				"race skeletons": .052,
				"race sorcerers": .274,
				"race tritons": -.192,
				"race trolls": .811,
				"race wizards": -.136
			}
		},
		"classic-5": {
			"just": [
				-1.474,
				-4.18,
				.33,
				.144,
				.729,
				.578,
				.317,
				.399,
				-.105,
				.174,
				.95,
				-.085,
				.009,
				.081,
				.129,
				-.123,
				-.188,
				.472,
				-.201,
				-2.714,
				-4.628,
				.713,
				.356,
				-.442,
				.568,
				.421,
				.337,
				-.909,
				-.017,
				.516,
				.278,
				-.141,
				.12,
				-.205,
				.117,
				.189,
				.25,
				.756,
				8.768,
				1.776,
				-.007,
				-.159,
				.162,
				-.3,
				.226,
				.012,
				-.374,
				-.726,
				-1.039,
				-.007,
				.047,
				.103,
				.125,
				.024,
				-.024,
				-.001,
				.113
			],
			"later": [
				1.043,
				-3.429,
				.188,
				-.176,
				1.437,
				.592,
				.402,
				.529,
				-.156,
				-.623,
				.645,
				-.261,
				-.163,
				-.138,
				.27,
				-.31,
				-.424,
				-.061,
				.085,
				-4.843,
				-3.901,
				.656,
				.495,
				-.944,
				.63,
				.373,
				.54,
				-.945,
				.309,
				.885,
				.345,
				.066,
				.213,
				-.265,
				.447,
				.545,
				.76,
				.501,
				9.432,
				.847,
				.109,
				-.171,
				.372,
				-.272,
				.234,
				-.084,
				-.407,
				-.74,
				-.527,
				-.076,
				-.055,
				.035,
				.098,
				-.182,
				-.091,
				-.282,
				-.173
			],
			"threat": [
				[
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				],
				[
					1,
					1,
					1,
					.267,
					.168,
					.108,
					.08,
					.058,
					.055,
					.046
				],
				[
					1,
					1,
					1,
					.191,
					.084,
					.041,
					.026,
					.018,
					.015,
					.015
				],
				[
					1,
					1,
					1,
					.103,
					.034,
					.009,
					.001,
					0,
					0,
					0
				],
				[
					1,
					1,
					1,
					.2,
					.12,
					.064,
					.032,
					.016,
					.01,
					.01
				]
			],
			"tiles": {
				"power alchemist": -.058,
				"power berserk": -.056,
				"power bivouacking": -.028,
				"power commando": -.33,
				"power diplomat": -.162,
				"power dragon-master": -.066,
				"power flying": .23,
				"power forest": .009,
				"power fortified": .394,
				"power heroic": -.052,
				"power hill": -.171,
				"power merchant": .132,
				"power mounted": -.186,
				"power pillaging": .103,
				"power seafaring": .605,
				"power spirit": .155,
				"power stout": -.037,
				"power swamp": .034,
				"power underworld": -.144,
				"power wealthy": -.371,
				"race amazons": -.123,
				"race dwarves": -.077,
				"race elves": .127,
				"race ghouls": .337,
				"race giants": -.075,
				"race halflings": .071,
				"race humans": -.21,
				"race orcs": -.174,
				"race ratmen": .084,
				"race skeletons": .003,
				"race sorcerers": .181,
				"race tritons": -.27,
				"race trolls": .272,
				"race wizards": -.286
			}
		},
		"azeroth-2": {
			"just": [
				1.044,
				-1.569,
				-.235,
				-.063,
				.194,
				.596,
				.118,
				.354,
				.778,
				.531,
				.404,
				.106,
				.162,
				-.369,
				-.287,
				-.102,
				-.33,
				0,
				0,
				-4.246,
				-2.19,
				.47,
				.219,
				.48,
				.086,
				.61,
				.442,
				.427,
				.467,
				3.31,
				-.093,
				-.415,
				.372,
				-.013,
				-.079,
				.685,
				0,
				0,
				8.594,
				-3.641,
				.589,
				.286,
				-.251,
				.068,
				.103,
				.077,
				-.952,
				-.734,
				-.391,
				-.051,
				-.068,
				.143,
				.255,
				.108,
				.172,
				0,
				0
			],
			"later": [
				2.035,
				-.224,
				-.077,
				-.406,
				.383,
				.614,
				.304,
				.07,
				-.3,
				-.3,
				-2.463,
				.02,
				.511,
				-.644,
				-.24,
				.025,
				-.583,
				.077,
				-.072,
				-3.839,
				-3.909,
				.569,
				.689,
				.01,
				.385,
				.556,
				1.229,
				-.6,
				-.6,
				2.117,
				.139,
				-.51,
				.683,
				.05,
				-.033,
				.55,
				.374,
				.353,
				8.24,
				-2.35,
				.449,
				-.012,
				.181,
				-.061,
				.105,
				.121,
				0,
				0,
				1.443,
				-.164,
				-.073,
				-.08,
				.184,
				0,
				.225,
				-.396,
				-.082
			],
			"threat": [
				[
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				],
				[
					1,
					1,
					1,
					.465,
					.435,
					.291,
					.269,
					.225,
					.191,
					.191
				],
				[
					1,
					1,
					1,
					.542,
					.364,
					.217,
					.106,
					.075,
					.024,
					.024
				],
				[
					1,
					1,
					1,
					.44,
					.269,
					.112,
					.07,
					.007,
					.007,
					.005
				],
				[
					1,
					1,
					1,
					.286,
					.158,
					.088,
					.069,
					.069,
					.008,
					.008
				]
			],
			"tiles": {
				"power archaeologist": -.072,
				"power beastmaster": -.154,
				"power blacksmith": .239,
				"power champion": .416,
				"power defensive": -.048,
				"power enraged": .043,
				"power entrenched": .206,
				"power explorer": .019,
				"power farmer": .12,
				"power fisher": -.161,
				"power forester": -.057,
				"power herbalist": -.122,
				"power intimidating": .016,
				"power marshdweller": .134,
				"power miner": .115,
				"power mountaineer": -.172,
				"power navigator": -.173,
				"power portal-mage": -.433,
				"power swamp": -.097,
				"power warmaster": -.053,
				"race blood-elves": -.249,
				"race draenei": -.029,
				"race dwarves": .164,
				"race ethereals": -.15,
				"race forsaken": .169,
				"race gnomes": -.052,
				"race goblins": -.232,
				"race humans": .431,
				"race kobolds": -.215,
				"race naga": -.045,
				"race night-elves": .156,
				"race orcs": -.103,
				"race pandaren": .129,
				"race tauren": .121,
				"race trolls": -.219,
				"race worgen": .128
			}
		},
		"azeroth-3": {
			"just": [
				-.536,
				-.673,
				-.098,
				-.206,
				.613,
				.35,
				.286,
				.028,
				1.064,
				.468,
				-.148,
				.214,
				.244,
				-.438,
				-.225,
				-.263,
				-.275,
				.254,
				.023,
				-1.378,
				-4.134,
				.582,
				.403,
				-.207,
				.421,
				.521,
				-.248,
				-1.012,
				-.438,
				1.193,
				-.194,
				-.417,
				.664,
				.197,
				.111,
				.686,
				.31,
				.466,
				9.239,
				-2.851,
				.44,
				.338,
				-.164,
				-.049,
				.112,
				.071,
				-.494,
				-.505,
				.208,
				-.053,
				-.106,
				.13,
				.162,
				.008,
				.189,
				-.053,
				.145
			],
			"later": [
				.722,
				.9,
				-.105,
				-.636,
				1.33,
				.261,
				.369,
				.002,
				.053,
				.013,
				-2.465,
				.119,
				.497,
				-.597,
				-.35,
				-.181,
				-.06,
				.307,
				.399,
				-3.765,
				-4.971,
				.656,
				.609,
				-.334,
				.678,
				.564,
				-.071,
				-.644,
				-.241,
				2.482,
				-.031,
				-.365,
				.483,
				.209,
				.16,
				.387,
				.288,
				.241,
				9.894,
				-2.134,
				.335,
				.273,
				-.251,
				-.122,
				.045,
				.131,
				-.32,
				-.386,
				1.066,
				-.177,
				-.174,
				.107,
				.127,
				-.086,
				.261,
				-.113,
				.025
			],
			"threat": [
				[
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				],
				[
					1,
					1,
					1,
					.372,
					.229,
					.229,
					.229,
					.216,
					.205,
					.067
				],
				[
					1,
					1,
					1,
					.329,
					.143,
					.057,
					.039,
					.03,
					.023,
					.023
				],
				[
					1,
					1,
					1,
					.247,
					.105,
					.04,
					.021,
					.021,
					.01,
					.001
				],
				[
					1,
					1,
					1,
					.115,
					.059,
					.037,
					.032,
					.024,
					.019,
					.019
				]
			],
			"tiles": {
				"power archaeologist": -.293,
				"power beastmaster": .055,
				"power blacksmith": .055,
				"power champion": .063,
				"power defensive": -.354,
				"power enraged": -.141,
				"power entrenched": .662,
				"power explorer": .006,
				"power farmer": -.05,
				"power fisher": .343,
				"power forester": -.056,
				"power herbalist": .004,
				"power intimidating": -.256,
				"power marshdweller": .132,
				"power miner": .189,
				"power mountaineer": -.002,
				"power navigator": -.277,
				"power portal-mage": -.103,
				"power swamp": .209,
				"power warmaster": -.033,
				"race blood-elves": -.385,
				"race draenei": .11,
				"race dwarves": -.168,
				"race ethereals": -.152,
				"race forsaken": .236,
				"race gnomes": -.31,
				"race goblins": -.324,
				"race humans": -.185,
				"race kobolds": -.408,
				"race naga": .19,
				"race night-elves": -.089,
				"race orcs": -.206,
				"race pandaren": .411,
				"race tauren": .428,
				"race trolls": -.213,
				"race worgen": .044
			}
		},
		"azeroth-4": {
			"just": [
				-1.318,
				-.635,
				.032,
				-.005,
				.518,
				.346,
				.381,
				-.211,
				.348,
				.644,
				.462,
				.067,
				-.193,
				.024,
				-.055,
				-.137,
				.198,
				.281,
				-.096,
				-.391,
				-5.727,
				.56,
				.473,
				-.448,
				.44,
				.359,
				.05,
				-.385,
				-.635,
				1.005,
				-.09,
				-.442,
				1.251,
				.198,
				-.063,
				.583,
				.457,
				.316,
				9.116,
				-.878,
				.38,
				.195,
				-.13,
				-.143,
				.245,
				.135,
				-.75,
				-.537,
				-.291,
				-.051,
				-.082,
				.061,
				.013,
				.066,
				.039,
				-.018,
				.086
			],
			"later": [
				-.199,
				-.085,
				-.007,
				-.33,
				1.139,
				.348,
				.444,
				.496,
				-.047,
				-.008,
				-1.345,
				.087,
				.498,
				-1.589,
				.016,
				-.097,
				.484,
				-.417,
				.63,
				-3.195,
				-5.24,
				.588,
				.655,
				-.654,
				.557,
				.427,
				.332,
				-.26,
				-.367,
				2.856,
				-.048,
				-.703,
				1.807,
				.075,
				.112,
				.463,
				.525,
				.405,
				10.109,
				-1.203,
				.344,
				.093,
				.057,
				-.159,
				.14,
				.016,
				-.679,
				-.364,
				.084,
				-.142,
				-.021,
				-.172,
				.027,
				-.099,
				-.059,
				.125,
				-.106
			],
			"threat": [
				[
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				],
				[
					1,
					1,
					1,
					.264,
					.253,
					.197,
					.14,
					.124,
					.124,
					.091
				],
				[
					1,
					1,
					1,
					.239,
					.103,
					.044,
					.033,
					.033,
					.033,
					.033
				],
				[
					1,
					1,
					1,
					.161,
					.074,
					.037,
					.025,
					.02,
					.005,
					.005
				],
				[
					1,
					1,
					1,
					.076,
					.038,
					.026,
					.026,
					.026,
					.026,
					.026
				]
			],
			"tiles": {
				"power archaeologist": -.21,
				"power beastmaster": .091,
				"power blacksmith": -.065,
				"power champion": -.011,
				"power defensive": -.19,
				"power enraged": -.038,
				"power entrenched": .46,
				"power explorer": -.068,
				"power farmer": .116,
				"power fisher": .316,
				"power forester": -.124,
				"power herbalist": -.023,
				"power intimidating": -.118,
				"power marshdweller": -.134,
				"power miner": .078,
				"power mountaineer": .055,
				"power navigator": -.257,
				"power portal-mage": -.149,
				"power swamp": -.002,
				"power warmaster": .108,
				"race blood-elves": -.23,
				"race draenei": -.048,
				"race dwarves": -.331,
				"race ethereals": -.04,
				"race forsaken": .182,
				"race gnomes": -.374,
				"race goblins": -.234,
				"race humans": -.125,
				"race kobolds": -.052,
				"race naga": .246,
				"race night-elves": -.29,
				"race orcs": -.376,
				"race pandaren": .479,
				"race tauren": .508,
				"race trolls": -.265,
				"race worgen": -.021
			}
		},
		"azeroth-5": {
			"just": [
				.374,
				-1.779,
				-.026,
				.088,
				.56,
				.342,
				.262,
				.066,
				.555,
				.446,
				1.219,
				-.233,
				.078,
				-.317,
				-.015,
				-.349,
				.05,
				-.291,
				.029,
				-1.628,
				-4.705,
				.506,
				.45,
				-.704,
				.484,
				.367,
				-.17,
				-.3,
				-.713,
				1.118,
				.045,
				-.497,
				.88,
				.221,
				.19,
				.269,
				.322,
				.191,
				9.795,
				-1.24,
				.487,
				.302,
				-.323,
				-.15,
				.323,
				.159,
				-.99,
				-.609,
				-1.132,
				-.037,
				.036,
				.051,
				.027,
				-.075,
				.009,
				-.028,
				.001
			],
			"later": [
				.646,
				-.529,
				-.047,
				-.342,
				1.343,
				.276,
				.26,
				.158,
				.024,
				.397,
				.066,
				-.057,
				.411,
				-1.395,
				-.114,
				-.27,
				.134,
				-.489,
				.614,
				-3.858,
				-4.642,
				.531,
				.58,
				-.719,
				.587,
				.378,
				.088,
				-.379,
				-.344,
				2.312,
				.025,
				-.548,
				1.155,
				.196,
				.397,
				.163,
				.246,
				.257,
				10.659,
				-1.609,
				.45,
				.182,
				-.081,
				-.128,
				.278,
				.217,
				-.694,
				-.733,
				-.391,
				-.128,
				-.046,
				.072,
				.024,
				-.26,
				-.068,
				.303,
				-.156
			],
			"threat": [
				[
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				],
				[
					1,
					1,
					1,
					.284,
					.183,
					.162,
					.162,
					.162,
					.075,
					.075
				],
				[
					1,
					1,
					1,
					.194,
					.082,
					.03,
					.022,
					.022,
					.022,
					.017
				],
				[
					1,
					1,
					1,
					.115,
					.053,
					.027,
					.024,
					.011,
					.011,
					.004
				],
				[
					1,
					1,
					1,
					.063,
					.029,
					.024,
					.024,
					.024,
					.024,
					.024
				]
			],
			"tiles": {
				"power archaeologist": -.229,
				"power beastmaster": .114,
				"power blacksmith": -.124,
				"power champion": .166,
				"power defensive": -.123,
				"power enraged": .137,
				"power entrenched": .521,
				"power explorer": -.059,
				"power farmer": -.194,
				"power fisher": .519,
				"power forester": -.05,
				"power herbalist": .012,
				"power intimidating": -.34,
				"power marshdweller": -.283,
				"power miner": -.046,
				"power mountaineer": -.002,
				"power navigator": -.276,
				"power portal-mage": -.198,
				"power swamp": -.075,
				"power warmaster": .033,
				"race blood-elves": -.119,
				"race draenei": -.142,
				"race dwarves": -.412,
				"race ethereals": .17,
				"race forsaken": .193,
				"race gnomes": -.468,
				"race goblins": -.374,
				"race humans": .075,
				"race kobolds": .065,
				"race naga": .186,
				"race night-elves": -.244,
				"race orcs": -.219,
				"race pandaren": .565,
				"race tauren": .668,
				"race trolls": -.299,
				"race worgen": -.311
			}
		},
		"battle-2": {
			"just": [
				1.099,
				.499,
				-.204,
				-.368,
				.659,
				.262,
				-.271,
				.462,
				-.115,
				.234,
				.986,
				-.184,
				.256,
				-.463,
				-.07,
				.031,
				-.291,
				0,
				0,
				-7.205,
				-.429,
				.417,
				.171,
				1.119,
				.359,
				1.06,
				.532,
				1.201,
				.722,
				.251,
				.519,
				-.25,
				.162,
				.241,
				-.068,
				.138,
				0,
				0,
				9.597,
				-5.257,
				.642,
				.49,
				-.9,
				.01,
				.015,
				.181,
				-1.168,
				-1.002,
				1.817,
				-.38,
				-.167,
				.188,
				.014,
				.062,
				0,
				0,
				0
			],
			"later": [
				1.616,
				1.094,
				-.119,
				-.44,
				.583,
				.399,
				-.073,
				-.046,
				-.3,
				-.3,
				-1.249,
				-.095,
				.271,
				-.04,
				-.026,
				.001,
				.208,
				.029,
				.182,
				-3.614,
				-1.22,
				.316,
				.345,
				.5,
				.288,
				.893,
				.732,
				-.6,
				-.6,
				.3,
				.216,
				-.24,
				-.144,
				.085,
				.038,
				.664,
				.005,
				-.404,
				7.125,
				-4.186,
				.698,
				.197,
				-.001,
				.088,
				.094,
				.062,
				0,
				0,
				2.263,
				-.164,
				-.151,
				.28,
				.058,
				-.086,
				-.134,
				.068,
				.594
			],
			"threat": [
				[
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				],
				[
					1,
					1,
					1,
					.581,
					.392,
					.366,
					.327,
					.327,
					.172,
					.155
				],
				[
					1,
					1,
					1,
					.617,
					.493,
					.33,
					.222,
					.124,
					.067,
					.036
				],
				[
					1,
					1,
					1,
					.528,
					.311,
					.27,
					.127,
					.037,
					.031,
					.01
				],
				[
					1,
					1,
					1,
					.36,
					.141,
					.095,
					.095,
					.031,
					.031,
					.031
				]
			],
			"tiles": {
				"power archaeologist": -.113,
				"power beastmaster": .038,
				"power blacksmith": -.006,
				"power champion": .387,
				"power defensive": .121,
				"power enraged": -.024,
				"power entrenched": .175,
				"power explorer": .102,
				"power farmer": -.059,
				"power fisher": .031,
				"power forester": -.124,
				"power herbalist": -.15,
				"power intimidating": -.209,
				"power marshdweller": -.011,
				"power miner": -.059,
				"power mountaineer": .189,
				"power navigator": -.087,
				"power portal-mage": -.092,
				"power swamp": -.296,
				"power warmaster": -.009,
				"race blood-elves": .275,
				"race draenei": -.622,
				"race dwarves": -.337,
				"race forsaken": .312,
				"race gnomes": -.219,
				"race goblins": .017,
				"race humans": -.184,
				"race night-elves": -.037,
				"race orcs": .412,
				"race tauren": .584,
				"race trolls": .332,
				"race worgen": -.288
			}
		},
		"battle-3": {
			"just": [
				-.781,
				1.698,
				-.001,
				-.057,
				-.187,
				.27,
				.349,
				-.26,
				.396,
				-.183,
				-.209,
				-.03,
				.401,
				-.442,
				-.392,
				-.186,
				.299,
				-.895,
				.263,
				-4.24,
				-4.696,
				.602,
				.507,
				-.044,
				.489,
				.488,
				.815,
				-.318,
				.599,
				1.458,
				.007,
				-.523,
				.659,
				.445,
				-.076,
				.275,
				.902,
				.447,
				9.915,
				-2.342,
				.329,
				.204,
				-.049,
				-.045,
				.079,
				.122,
				-.679,
				-.872,
				.217,
				-.021,
				-.1,
				.108,
				.05,
				.174,
				.051,
				.388,
				.068
			],
			"later": [
				.717,
				2.957,
				-.043,
				-.448,
				.615,
				.319,
				.186,
				.364,
				-.034,
				-.625,
				-2.363,
				-.114,
				.394,
				-.024,
				-.309,
				-.269,
				.421,
				.781,
				.315,
				-6.285,
				-4.319,
				.633,
				.844,
				-.745,
				.547,
				.781,
				1.325,
				-.65,
				-.006,
				2.314,
				.125,
				-.358,
				.28,
				.258,
				.229,
				.576,
				.05,
				.4,
				10.44,
				-2.559,
				.297,
				.046,
				.263,
				-.041,
				-.065,
				.021,
				-.326,
				-.231,
				.843,
				-.109,
				-.126,
				.013,
				.125,
				-.068,
				-.032,
				-.075,
				.099
			],
			"threat": [
				[
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				],
				[
					1,
					1,
					1,
					.363,
					.215,
					.215,
					.187,
					.187,
					.164,
					.042
				],
				[
					1,
					1,
					1,
					.301,
					.14,
					.048,
					.029,
					.019,
					.001,
					.001
				],
				[
					1,
					1,
					1,
					.257,
					.108,
					.044,
					.033,
					.015,
					.015,
					.002
				],
				[
					1,
					1,
					1,
					.114,
					.061,
					.031,
					.027,
					.027,
					.027,
					.024
				]
			],
			"tiles": {
				"power archaeologist": -.088,
				"power beastmaster": .069,
				"power blacksmith": .061,
				"power champion": .417,
				"power defensive": -.359,
				"power enraged": -.099,
				"power entrenched": .301,
				"power explorer": -.215,
				"power farmer": -.35,
				"power fisher": .302,
				"power forester": -.128,
				"power herbalist": -.216,
				"power intimidating": -.113,
				"power marshdweller": -.051,
				"power miner": .034,
				"power mountaineer": .208,
				"power navigator": -.236,
				"power portal-mage": -.211,
				"power swamp": -.04,
				"power warmaster": .225,
				"race blood-elves": .463,
				"race draenei": -.226,
				"race dwarves": -.187,
				"race ethereals": .024,
				"race forsaken": .11,
				"race gnomes": -.427,
				"race goblins": -.178,
				"race humans": -.074,
				"race kobolds": -.075,
				"race naga": -.035,
				"race night-elves": -.363,
				"race orcs": -.05,
				"race pandaren": .48,
				"race tauren": .576,
				"race trolls": .066,
				"race worgen": -.179
			}
		},
		"battle-4": {
			"just": [
				-1.673,
				.112,
				.076,
				.17,
				.228,
				.246,
				.147,
				.37,
				.4,
				.619,
				.247,
				.216,
				-.036,
				-.245,
				-.39,
				-.027,
				.482,
				-.095,
				-1.21,
				-1.669,
				-3.181,
				.431,
				.376,
				-.295,
				.328,
				.573,
				-.21,
				.174,
				-.329,
				.631,
				-.267,
				.115,
				-.057,
				.396,
				-.292,
				.418,
				.743,
				.801,
				8.747,
				-2.729,
				.394,
				.276,
				-.17,
				-.041,
				.117,
				.16,
				-.852,
				-.68,
				1.368,
				-.032,
				-.256,
				-.006,
				.037,
				.262,
				.037,
				.217,
				.244
			],
			"later": [
				-1.153,
				.705,
				.097,
				-.295,
				1.213,
				.336,
				.296,
				.838,
				-.067,
				0,
				-1.911,
				.17,
				.16,
				.266,
				-.312,
				-.153,
				.085,
				-.202,
				.461,
				-2.368,
				-4.278,
				.639,
				.829,
				-1.25,
				.459,
				.612,
				-.469,
				-.486,
				-.598,
				2.043,
				-.052,
				-.066,
				-.477,
				.216,
				.063,
				.622,
				.131,
				.158,
				8.521,
				-1.686,
				.22,
				.045,
				.275,
				-.111,
				.014,
				.148,
				-.248,
				-.272,
				1.535,
				-.178,
				-.249,
				.329,
				.118,
				.019,
				.083,
				.229,
				.221
			],
			"threat": [
				[
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				],
				[
					1,
					1,
					1,
					.336,
					.232,
					.183,
					.119,
					.119,
					.063,
					.063
				],
				[
					1,
					1,
					1,
					.29,
					.127,
					.056,
					.03,
					.024,
					.011,
					.011
				],
				[
					1,
					1,
					1,
					.218,
					.11,
					.036,
					.016,
					.003,
					.003,
					.003
				],
				[
					1,
					1,
					1,
					.114,
					.048,
					.025,
					.025,
					.025,
					.025,
					.025
				]
			],
			"tiles": {
				"power archaeologist": -.151,
				"power beastmaster": .258,
				"power blacksmith": .018,
				"power champion": .283,
				"power defensive": -.114,
				"power enraged": .154,
				"power entrenched": .483,
				"power explorer": .045,
				"power farmer": -.03,
				"power fisher": .266,
				"power forester": -.037,
				"power herbalist": -.064,
				"power intimidating": -.464,
				"power marshdweller": -.242,
				"power miner": -.232,
				"power mountaineer": .126,
				"power navigator": -.122,
				"power portal-mage": -.168,
				"power swamp": -.263,
				"power warmaster": .109,
				"race blood-elves": -.139,
				"race draenei": .034,
				"race dwarves": -.28,
				"race forsaken": -.02,
				"race gnomes": -.313,
				"race goblins": -.03,
				"race humans": -.064,
				"race night-elves": -.09,
				"race orcs": -.016,
				"race tauren": .552,
				"race trolls": -.019,
				"race worgen": -.191
			}
		},
		"battle-5": {
			"just": [
				-1.835,
				.915,
				-.107,
				-.063,
				1.112,
				.455,
				.276,
				.324,
				.33,
				.342,
				.449,
				-.089,
				.234,
				-1.015,
				-.006,
				-.061,
				.505,
				.067,
				-.559,
				-1.229,
				-3.235,
				.442,
				.175,
				-.343,
				.25,
				.35,
				.04,
				-.039,
				-.139,
				.946,
				-.056,
				-.104,
				.483,
				.12,
				-.097,
				.426,
				.444,
				.511,
				9.16,
				-2.881,
				.514,
				.445,
				-.41,
				-.059,
				.254,
				.159,
				-1.03,
				-.808,
				-.106,
				.005,
				-.13,
				-.025,
				-.001,
				.115,
				-.003,
				.062,
				.005
			],
			"later": [
				-.923,
				1.2,
				-.028,
				.066,
				.49,
				.513,
				.364,
				.347,
				-.17,
				-.424,
				-1.875,
				-.03,
				-.008,
				.239,
				.02,
				-.12,
				.265,
				.244,
				-.017,
				-3.28,
				-3.164,
				.443,
				.123,
				.044,
				.309,
				.402,
				.012,
				-.363,
				.07,
				2.897,
				.109,
				-.093,
				-.361,
				.008,
				.238,
				.441,
				-.154,
				.557,
				9.687,
				-2.742,
				.463,
				.382,
				-.366,
				-.045,
				.172,
				.199,
				-.562,
				-.654,
				-.09,
				-.154,
				-.061,
				.175,
				.041,
				-.131,
				-.135,
				.436,
				-.047
			],
			"threat": [
				[
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				],
				[
					1,
					1,
					1,
					.277,
					.212,
					.158,
					.142,
					.099,
					.099,
					.036
				],
				[
					1,
					1,
					1,
					.223,
					.08,
					.031,
					.025,
					.018,
					.018,
					.001
				],
				[
					1,
					1,
					1,
					.145,
					.058,
					.023,
					.016,
					.008,
					.004,
					.004
				],
				[
					1,
					1,
					1,
					.078,
					.032,
					.022,
					.02,
					.019,
					.005,
					.002
				]
			],
			"tiles": {
				"power archaeologist": -.162,
				"power beastmaster": .147,
				"power blacksmith": .015,
				"power champion": .045,
				"power defensive": -.015,
				"power enraged": .027,
				"power entrenched": .454,
				"power explorer": .102,
				"power farmer": .021,
				"power fisher": .256,
				"power forester": -.086,
				"power herbalist": .018,
				"power intimidating": -.44,
				"power marshdweller": -.009,
				"power miner": -.031,
				"power mountaineer": .083,
				"power navigator": -.19,
				"power portal-mage": -.137,
				"power swamp": -.284,
				"power warmaster": .06,
				"race blood-elves": -.261,
				"race draenei": .107,
				"race dwarves": -.39,
				"race ethereals": -.355,
				"race forsaken": .015,
				"race gnomes": -.371,
				"race goblins": -.385,
				"race humans": .04,
				"race kobolds": -.206,
				"race naga": .184,
				"race night-elves": -.239,
				"race orcs": -.132,
				"race pandaren": .608,
				"race tauren": .409,
				"race trolls": -.146,
				"race worgen": -.134
			}
		}
	};
}));
// packages/bots/src/weights.ts
function weightsFor(s) {
	let bySeats = known.get(s.world);
	if (bySeats === void 0) {
		bySeats = /* @__PURE__ */ new Map();
		known.set(s.world, bySeats);
	}
	const found = bySeats.get(s.active.length) ?? resolved(s, file[settingOf(s)] ?? nearest(s));
	bySeats.set(s.active.length, found);
	return found;
}
/** A setting that was never tuned borrows from the one that is most like it. */
function nearest(s) {
	const seats = Math.min(5, s.active.length);
	return file[`${s.world.edition.landing.extra > 0 ? "azeroth" : "classic"}-${seats}`] ?? file["classic-2"];
}
function resolved(s, { just, later, threat, tiles }) {
	const { powers, races } = s.world;
	return {
		just,
		later,
		threat,
		races: races.map(({ id }) => tiles[`race ${id}`] ?? 0),
		powers: powers.map(({ id }) => tiles[`power ${id}`] ?? 0)
	};
}
var OWN_FEATURES, FEATURES, file, known, settingOf;
var init_weights = __esmMin((() => {
	init_weights$1();
	OWN_FEATURES = [
		"seat",
		"active",
		"regions",
		"spare tokens",
		"growth",
		"bonus",
		"declined regions",
		"declined bonus",
		"regions at risk",
		"declined at risk"
	];
	FEATURES = [...OWN_FEATURES, ...OWN_FEATURES.slice(1).map((feature) => `opponents' ${feature}`)];
	file = weights_default;
	known = /* @__PURE__ */ new WeakMap();
	settingOf = ({ active, world: { edition } }) => `${edition.teamOf === void 0 ? edition.id : "battle"}-${active.length}`;
}));
// packages/bots/src/worth.ts
/** Coins that the mean opponent takes count as much as coins one does not get. Of a team the poorer seat counts for more. */
function worth(s, weights, me) {
	const v = survey(s);
	describe(s, v, weights);
	const own = prospects(s, v, weights, me);
	let [ours, poorest, allies, theirs, opponents] = [
		own,
		own,
		1,
		0,
		0
	];
	for (let seat = 0; seat < v.seats; seat++) {
		if (seat === me) continue;
		const total = prospects(s, v, weights, seat);
		if (isOpponent(s, me, seat)) {
			theirs += total;
			opponents++;
		} else {
			ours += total;
			poorest = Math.min(poorest, total);
			allies++;
		}
	}
	return (ours / allies + poorest) / 2 - theirs / Math.max(1, opponents);
}
function isOpponent(s, seat, other) {
	const { teamOf } = s.world.edition;
	return seat !== other && (teamOf === void 0 || teamOf(s.active.length, seat) !== teamOf(s.active.length, other));
}
/** The coins that a seat is expected to have at the end. Needs all seats described. */
function prospects(s, v, weights, seat) {
	const isScoring = seat === s.turn && s.stage >= 3 && s.stage < 10;
	const left = v.turnsLeft[seat];
	const income = isScoring ? v.regions[seat] + v.declined[seat] + bonuses[seat] : 0;
	return s.coins[seat] + income + (left === 0 ? 0 : future(s, v, weights, seat));
}
/** Coins to come after the turn that is being played or has just been played. */
function future(s, v, weights, seat) {
	const left = v.turnsLeft[seat];
	const soon = Math.min(left, SOON);
	const w = v.before[seat] === v.seats - 1 ? weights.just : weights.later;
	const from = seat * COUNT;
	let sum = 0;
	for (let i = 0; i < COUNT; i++) sum += features[from + i] * (w[i] + soon * w[COUNT + i] + left * w[2 * COUNT + i]);
	const people = s.active[seat];
	if (people !== -1) sum += (weights.races[people] + (s.power[people] === -1 ? 0 : weights.powers[s.power[people]])) * Math.min(left, LIFE);
	return sum;
}
function describe(s, v, weights) {
	for (let seat = 0; seat < v.seats; seat++) {
		bonuses[seat] = s.stage === 12 ? 0 : incomeOf$2(s, seat) - v.regions[seat] - v.declined[seat];
		describeOwn(s, v, weights, seat);
	}
	for (let seat = 0; seat < v.seats; seat++) describeOpponents(s, v, seat);
}
function describeOwn(s, v, weights, seat) {
	const from = seat * COUNT;
	const isActive = s.active[seat] !== -1;
	const { active, declined } = riskOf(s, weights, seat);
	const more = Math.min(bonuses[seat], MOST_BONUS);
	features[from] = 1;
	features[from + 1] = isActive ? 1 : 0;
	features[from + 2] = v.regions[seat];
	features[from + 3] = isActive ? Math.min(v.spare[seat], MOST_SPARE) : 0;
	features[from + 4] = isActive && v.turnsLeft[seat] > 0 ? growth(s, v, seat) : 0;
	features[from + 5] = isActive ? more : 0;
	features[from + 6] = v.declined[seat];
	features[from + 7] = isActive ? 0 : more;
	features[from + 8] = active;
	features[from + 9] = declined;
}
function describeOpponents(s, v, seat) {
	const at = seat * COUNT + OWN;
	features.fill(0, at, at + COUNT - OWN);
	let count = 0;
	for (let other = 0; other < v.seats; other++) {
		if (!isOpponent(s, seat, other)) continue;
		count++;
		for (let i = 1; i < OWN; i++) features[at + i - 1] += features[other * COUNT + i];
	}
	for (let i = at; i < at + COUNT - OWN; i++) features[i] /= Math.max(1, count);
}
/** How many regions the spare tokens could take next turn, the cheapest first. */
function growth(s, v, seat) {
	const { terrain } = s.world;
	byCost.fill(0);
	for (let r = 0; r < v.size; r++) {
		const reach = reachOf(seat, r);
		if (reach === 0 || terrain[r] >= 5 || v.immune[r] === 1) continue;
		const holder = s.holder[r];
		if (holder !== -1 && s.owner[holder] === seat) continue;
		byCost[Math.min(15, 2 + v.walls[r] + (holder === -1 ? 0 : s.tokens[r]) + (reach === 1 ? 0 : 1))]++;
	}
	let tokens = v.spare[seat];
	let count = 0;
	for (let cost = 2; cost < byCost.length; cost++) {
		const taken = Math.min(byCost[cost], Math.floor(tokens / cost));
		count += taken;
		tokens -= taken * cost;
		if (taken < byCost[cost]) return count + Math.min(1, tokens / cost);
	}
	return count;
}
var COUNT, OWN, MOST_SEATS, features, MOST_SPARE, MOST_BONUS, LIFE, SOON, bonuses, byCost;
var init_worth = __esmMin((() => {
	init_packed();
	init_survey();
	init_threat();
	init_weights();
	COUNT = FEATURES.length;
	OWN = OWN_FEATURES.length;
	MOST_SEATS = 8;
	features = new Float64Array(MOST_SEATS * COUNT);
	MOST_SPARE = 12;
	MOST_BONUS = 6;
	LIFE = 4;
	SOON = 3;
	bonuses = new Float64Array(MOST_SEATS);
	byCost = /* @__PURE__ */ new Int32Array(16);
}));
// packages/bots/src/tidy.ts
/** The best move of a seat that does not conquer now. */
function tidyMove(s, weights, seat) {
	const count = moves(s, buffer$4);
	const list = Array.from(buffer$4.list.subarray(0, count));
	if (count === 1) return list[0];
	const tokens = s.prompts.length === 0 && (s.stage === 7 || s.stage === 11) ? list.filter((m) => kindOf(m) === 9 && cOf(m) === 0) : [];
	if (tokens.length === 0) return bestByWorth(s, weights, seat, list);
	const uses = list.filter((m) => kindOf(m) === 7);
	if (uses.length > 0) {
		const use = bestByWorth(s, weights, seat, [...uses, -1]);
		if (use !== -1) return use;
	}
	return bestPost(s, weights, seat, tokens);
}
/** Looks one move ahead; NONE among the moves stands for doing nothing. */
function bestByWorth(s, weights, seat, list) {
	const stride = Math.max(1, Math.ceil(list.length / MOST_TRIED));
	let [best, most] = [list[0], Number.NEGATIVE_INFINITY];
	for (let i = 0; i < list.length; i += stride) {
		const next = clone(s);
		if (list[i] !== -1) step(next, list[i]);
		const value = worth(next, weights, seat);
		if (value > most) [best, most] = [list[i], value];
	}
	return best;
}
/** Where one more token keeps most, leaving out regions that a hero or the like will guard. */
function bestPost(s, weights, seat, list) {
	survey(s);
	const v = surveyed;
	const posts = list.map((move) => {
		const r = aOf(move);
		const defence = v.walls[r] + s.tokens[r];
		const now = lossChance(weights, seat, r, defence);
		const isActive = s.holder[r] === s.active[seat];
		return {
			move,
			now,
			gain: (now - lossChance(weights, seat, r, defence + 1)) * (isActive ? 1.1 : 1),
			tokens: s.tokens[r]
		};
	});
	const guarded = Math.min(shieldsInHand(s, seat), posts.length - 1);
	if (guarded > 0) posts.sort((a, b) => b.now - a.now || b.tokens - a.tokens).splice(0, guarded);
	let best = posts[0];
	for (const post of posts) if (post.gain > best.gain + 1e-9 || post.gain > best.gain - 1e-9 && post.tokens < best.tokens) best = post;
	return best.move;
}
/** Pieces in hand that will make a region immune when tokens stand. */
function shieldsInHand(s, seat) {
	const people = s.active[seat];
	if (people === -1 || s.power[people] === -1) return 0;
	const own = s.world.powers[s.power[people]].pieces ?? [];
	let count = 0;
	for (const piece of own) if (piece.immune && piece.redeploys) count += s.kept[piece.index];
	return count;
}
/** Plays the turn of `player` on without conquests until another seat begins its own, or the game is over. */
function finishTurn(s, weights, player) {
	for (let seat = toDecide(s); seat !== void 0 && s.turn === player; seat = toDecide(s)) step(s, tidyOrDone(s, weights, seat));
}
function tidyOrDone(s, weights, seat) {
	if (s.stage >= 6 || s.prompts.length > 0) return tidyMove(s, weights, seat);
	const count = moves(s, buffer$4);
	for (let i = 0; i < count; i++) if (kindOf(buffer$4.list[i]) === 3) return 3;
	return buffer$4.list[0];
}
var buffer$4, MOST_TRIED;
var init_tidy = __esmMin((() => {
	init_src$1();
	init_packed();
	init_survey();
	init_threat();
	init_worth();
	buffer$4 = moveBuffer();
	MOST_TRIED = 40;
}));
// packages/bots/src/turn-search.ts
/** The best plans for the turn of the seat that conquers, expands or picks now; the best first. */
function plansFor(s, how) {
	if (s.prompts.length === 0 && s.stage === 1) return picked(s, how);
	if (s.prompts.length === 0 && s.stage === 2) return sorted([...declined(s, how), ...expanded(s, how)]);
	return search({
		state: s,
		moves: [],
		value: 0,
		chance: 1
	}, how, how.breadth.width, how.breadth.finalists);
}
function listed(s, buffer) {
	return Array.from(buffer.list.subarray(0, moves(s, buffer)));
}
function after$1(s, move, how) {
	const next = clone(s);
	step(next, move);
	how.tried++;
	return next;
}
function declined(s, how) {
	const state = after$1(s, 2, how);
	finishTurn(state, how.weights, how.seat);
	return [{
		moves: [2],
		value: worth(state, how.weights, how.seat),
		ends: [{
			state,
			chance: 1
		}]
	}];
}
function expanded(s, how) {
	const [move] = listed(s, buffer$3);
	const root = {
		state: after$1(s, move, how),
		moves: [move],
		value: 0,
		chance: 1
	};
	return [...search(root, how, how.breadth.width, how.breadth.finalists), ...abandoned(root, how)];
}
/** What could be done with the tokens of a region given up, looked at narrowly: a token is seldom worth more elsewhere. */
function abandoned(root, how) {
	const { abandons } = how.breadth;
	if (abandons === 0 || !isConquering(root.state, how.seat)) return [];
	const roots = listed(root.state, buffer$3).filter((move) => kindOf(move) === 4).map((move) => {
		const state = after$1(root.state, move, how);
		return {
			state,
			moves: [...root.moves, move],
			value: worth(state, how.weights, how.seat),
			chance: 1
		};
	});
	roots.sort((a, b) => b.value - a.value);
	return roots.slice(0, abandons).flatMap((one) => search(one, how, 1, how.breadth.pickFinalists).map((plan) => ({
		...plan,
		value: plan.value - RELUCTANCE
	})));
}
/** Each combo is tried out in its first turn; the most promising ones, if not all can be. */
function picked(s, how) {
	const { breadth } = how;
	const roots = listed(s, buffer$3).map((move) => {
		const state = after$1(s, move, how);
		return {
			state,
			moves: [move],
			chance: 1,
			value: worth(state, how.weights, how.seat) + appetite(how.weights, state) * state.hand[state.active[how.seat]]
		};
	});
	roots.sort((a, b) => b.value - a.value);
	return sorted(roots.slice(0, breadth.picks).flatMap((root, i) => i > 0 && isLate(how) ? [] : search(root, how, breadth.pickWidth, breadth.pickFinalists)));
}
/** What a token in hand is worth while there is still something to conquer: about a third of a region. */
function appetite({ just }, s) {
	const left = s.rounds - s.round;
	const count = FEATURES.length;
	return left === 0 ? .33 : .33 * (1 + just[2] + Math.min(left, 3) * just[count + 2] + left * just[2 * count + 2]);
}
function search(root, how, width, finalists) {
	const finished = [];
	const hunger = appetite(how.weights, root.state);
	let level = isConquering(root.state, how.seat) ? [root] : [];
	if (level.length === 0) finished.push({
		...root,
		value: worth(root.state, how.weights, how.seat)
	});
	for (let depth = 0; depth < MOST_CONQUESTS && level.length > 0; depth++) {
		const seen = /* @__PURE__ */ new Set();
		const children = [];
		for (const node of level) if (finished.length === 0 || !isLate(how)) branch(node, how, hunger, children, finished, seen);
		children.sort((a, b) => b.value - a.value);
		level = children.slice(0, width);
	}
	finished.sort((a, b) => b.value - a.value);
	finished.length = Math.min(finished.length, FINISHED);
	return sorted(finished.slice(0, finalists).flatMap((node, i) => i > 0 && isLate(how) ? [] : [playedOut(node, how)]));
}
function branch(node, how, hunger, children, finished, seen) {
	for (const move of promising(node.state, how, hunger)) {
		if (kindOf(move) === 6 && node.state.prompts.length === 0) {
			finished.push(rolled(node, move, how));
			continue;
		}
		const state = luckless(node.state, move, how);
		const moves = [...node.moves, move];
		const isOpen = isConquering(state, how.seat);
		const key = isOpen ? signature(state, how.seat) : 0;
		if (isOpen && seen.has(key)) continue;
		const value = worth(state, how.weights, how.seat);
		if (isOpen) {
			seen.add(key);
			children.push({
				state,
				moves,
				chance: 1,
				value: value + hunger * state.hand[state.acting]
			});
		} else finished.push({
			state,
			moves,
			value,
			chance: 1
		});
	}
}
/** The moves worth a closer look: of conquests and last rolls those that look best at a glance, of abilities some of each kind, all others. */
function promising(s, how, hunger) {
	const list = listed(s, buffer$3);
	const uses = list.reduce((sum, m) => sum + (kindOf(m) === 7 ? 1 : 0), 0);
	const stride = Math.ceil(uses / MOST_USES);
	let use = 0;
	const rest = list.filter((move) => {
		const kind = kindOf(move);
		return kind !== 4 && (kind !== 7 || use++ % stride === 0) && how.overlooks?.(s, move) !== true;
	});
	if (s.prompts.length > 0) return rest;
	const { looks } = how.breadth;
	const conquests = bestAtAGlance(s, rest, 5, looks, hunger);
	const rolls = bestAtAGlance(s, rest, 6, MOST_ROLLS, hunger);
	return [
		...conquests,
		...rolls,
		...rest.filter((move) => kindOf(move) !== 5 && kindOf(move) !== 6)
	];
}
function bestAtAGlance(s, list, kind, most, hunger) {
	const own = list.filter((move) => kindOf(move) === kind);
	if (own.length <= most) return own;
	const eye = glance(s, hunger);
	const values = new Map(own.map((move) => [move, bargain(s, eye, move)]));
	return own.sort((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0)).slice(0, most);
}
/** Dice thrown on the way are taken to show their mean, so that a line is not chosen for its luck. */
function luckless(s, move, how) {
	const kind = kindOf(move);
	const throws = kind === 7 || kind === 5 && cOf(move) !== 0;
	const next = clone(s);
	if (throws) next.dice = [1];
	step(next, move);
	if (throws) next.dice = [];
	how.tried++;
	return next;
}
/** A last roll: both ends, weighed by their chances. */
function rolled(node, move, how) {
	const { state, moves } = node;
	const chance$1 = chance(state, state.acting, hooksOf(state, state.acting), aOf(move), cOf(move));
	const end = (die) => {
		const next = clone(state);
		next.dice = [die];
		step(next, move);
		next.dice = [];
		how.tried++;
		return next;
	};
	const [good, bad] = [end(3), end(0)];
	const value = chance$1 * worth(good, how.weights, how.seat) + (1 - chance$1) * worth(bad, how.weights, how.seat);
	return {
		state: good,
		otherwise: bad,
		moves: [...moves, move],
		value,
		chance: chance$1
	};
}
/** Two lines that come to the same map and hand are one. */
function signature(s, seat) {
	let hash = 17;
	for (let r = 0; r < s.holder.length; r++) hash = Math.imul(hash ^ s.holder[r] + 2 + 64 * s.tokens[r], 16777619);
	const people = s.active[seat];
	hash = Math.imul(hash ^ (people === -1 ? 0 : s.hand[people]), 16777619);
	hash = Math.imul(hash ^ s.acting + 2, 16777619);
	for (let i = 0; i < s.today.length; i++) hash = Math.imul(hash ^ s.today[i], 16777619);
	return Math.imul(hash ^ s.prompts.length, 16777619) ^ s.coins[seat];
}
/** The end of a line is played out as it would be: recruits, redeployment, pieces, questions, the score. */
function playedOut(node, how) {
	const ends = [{
		state: clone(node.state),
		chance: node.chance
	}];
	if (node.otherwise !== void 0) ends.push({
		state: clone(node.otherwise),
		chance: 1 - node.chance
	});
	let value = 0;
	for (const { chance, state } of ends) {
		finishTurn(state, how.weights, how.seat);
		value += chance * worth(state, how.weights, how.seat);
	}
	return {
		moves: node.moves,
		value,
		ends
	};
}
var PLANNER, MOST_CONQUESTS, MOST_USES, MOST_ROLLS, FINISHED, RELUCTANCE, isLate, sorted, buffer$3, isConquering, isPlanned;
var init_turn_search = __esmMin((() => {
	init_src$1();
	init_bargain();
	init_packed();
	init_tidy();
	init_weights();
	init_worth();
	PLANNER = {
		width: 6,
		finalists: 6,
		pickWidth: 3,
		pickFinalists: 2,
		picks: 6,
		looks: 8,
		abandons: 1
	};
	MOST_CONQUESTS = 16;
	MOST_USES = 24;
	MOST_ROLLS = 2;
	FINISHED = 60;
	RELUCTANCE = 1;
	isLate = (how) => how.isLate?.(how.tried) === true;
	sorted = (plans) => plans.sort((a, b) => b.value - a.value);
	buffer$3 = moveBuffer();
	isConquering = (s, seat) => s.turn === seat && (s.stage === 4 || s.stage === 3) && toDecide(s) === seat;
	isPlanned = (s, seat) => isConquering(s, seat) || s.turn === seat && s.prompts.length === 0 && (s.stage === 1 || s.stage === 2);
}));
var init_advice = __esmMin((() => {
	init_src$1();
	init_seeing();
	init_turn_search();
	init_weights();
	({ ...PLANNER });
	moveBuffer();
}));
// packages/bots/src/chance.ts
/** Mulberry32 over an FNV hash of the seed. */
function chanceFrom(seed) {
	let state = 2166136261;
	for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
	return (limit) => {
		state = state + 1831565813 | 0;
		let n = Math.imul(state ^ state >>> 15, state | 1);
		n ^= n + Math.imul(n ^ n >>> 7, n | 61);
		return Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * limit);
	};
}
var init_chance = __esmMin((() => {}));
// packages/bots/src/planner.ts
/** Keeps a plan within a turn and nothing beyond; whoever steps in plays as well. */
function keptPlans(seed, weigh) {
	let rest = [];
	let foreseen;
	const keep = ({ state }, [move, ...others], legal) => {
		const said = spoken(state, move, legal);
		rest = others;
		foreseen = void 0;
		if (said === void 0) return legal[0];
		if (others.length > 0) {
			foreseen = state;
			step(foreseen, move);
		}
		return said;
	};
	const next = (view, legal) => {
		if (legal.length === 1) return legal[0];
		const state = imagined(view, seed);
		const seat = view.viewer ?? view.toDecide ?? view.seat;
		if (!isPlanned(state, seat)) return spoken(state, tidyMove(state, weigh(state), seat), legal) ?? legal[0];
		if (foreseen === void 0 || rest.length === 0 || !isSameTable(state, foreseen, seat)) return { state };
		return keep({ state }, rest, legal);
	};
	return {
		next,
		keep
	};
}
/** A bot that plans its turns with a chooser. */
function planningBot(id, seed, choose, weigh = weightsFor) {
	const plans = keptPlans(seed, weigh);
	return {
		id,
		decide: (view, legal, budget) => {
			const open = plans.next(view, legal);
			return "state" in open ? plans.keep(open, choose(open.state, view, budget), legal) : open;
		}
	};
}
function plannerBot(seed) {
	return planningBot("planner", seed, (s, view) => {
		return plansFor(s, {
			weights: weightsFor(s),
			seat: view.viewer ?? view.seat,
			breadth: PLANNER,
			tried: 0
		})[0].moves;
	});
}
var init_planner = __esmMin((() => {
	init_src$1();
	init_seeing();
	init_tidy();
	init_turn_search();
	init_weights();
}));
// packages/bots/src/beginner.ts
/** Nobody attacks, and what others get does not matter. */
function carefree(weights) {
	return {
		...weights,
		later: weights.later.map(() => 0),
		threat: weights.threat.map((line) => line.map(() => 0))
	};
}
function beginnerBot(id, habits, seed) {
	const weigh = (s) => habits.looksUp ? weightsFor(s) : carefree(weightsFor(s));
	return planningBot(id, seed, (s, view) => {
		const chance = chanceFrom(`${seed}/${view.round}/${view.seat}/${s.hand.join()}`);
		const absentMinded = chance(100) < habits.forgets;
		return misjudged(plansFor(s, {
			weights: weigh(s),
			seat: view.viewer ?? view.seat,
			breadth: habits.breadth,
			tried: 0,
			...absentMinded ? { overlooks: isSpecial } : {}
		}), habits, chance).moves;
	}, weigh);
}
function isSpecial(s, move) {
	const kind = kindOf(move);
	return s.prompts.length === 0 && (kind === 7 || (kind === 5 || kind === 6) && cOf(move) !== 0);
}
function misjudged(plans, { clings, misjudges }, chance) {
	const felt = (plan) => plan.value - (plan.moves[0] === 2 ? clings : 0) + misjudges * (chance(1e3) - chance(1e3)) / 1e3;
	let [best, most] = [plans[0], Number.NEGATIVE_INFINITY];
	for (const plan of plans) {
		const value = felt(plan);
		if (value > most) [best, most] = [plan, value];
	}
	return best;
}
var NOVICE, CASUAL;
var init_beginner = __esmMin((() => {
	init_chance();
	init_packed();
	init_planner();
	init_turn_search();
	init_weights();
	NOVICE = {
		breadth: {
			width: 1,
			finalists: 6,
			pickWidth: 1,
			pickFinalists: 6,
			picks: 3,
			looks: 99,
			abandons: 0
		},
		misjudges: 8,
		forgets: 70,
		clings: 9,
		looksUp: false
	};
	CASUAL = {
		breadth: {
			width: 2,
			finalists: 6,
			pickWidth: 1,
			pickFinalists: 6,
			picks: 5,
			looks: 99,
			abandons: 0
		},
		misjudges: 4,
		forgets: 30,
		clings: 4,
		looksUp: true
	};
}));
// packages/bots/src/greedy.ts
function greedyBot(seed) {
	return {
		id: "greedy",
		decide: (view, legal) => {
			if (legal.length === 1) return legal[0];
			const s = imagined(view, seed);
			const list = Array.from(buffer$1.list.subarray(0, moves(s, buffer$1)));
			return spoken(s, greedyMove(s, view.viewer ?? view.seat, list), legal) ?? legal[0];
		}
	};
}
function greedyMove(s, seat, list) {
	if (s.stage === 2 && s.prompts.length === 0) return isSpent(s, seat) ? 2 : 1;
	return best(list, (move) => appeal(s, seat, move));
}
function best(list, appealOf) {
	let [found, most] = [list[0], Number.NEGATIVE_INFINITY];
	for (const move of list) {
		const value = appealOf(move);
		if (value > most) [found, most] = [move, value];
	}
	return found;
}
/** Too few tokens to take two more regions, and time left to make something of a new people. */
function isSpent(s, seat) {
	const people = s.active[seat];
	if (s.rounds - s.round < 2) return false;
	let [tokens, regions] = [s.hand[people] + s.aside[people], 0];
	for (let r = 0; r < s.holder.length; r++) {
		if (s.holder[r] !== people) continue;
		tokens += s.tokens[r];
		regions++;
	}
	return tokens - regions < 4;
}
function appeal(s, seat, move) {
	switch (kindOf(move)) {
		case 0: return comboAppeal(s, aOf(move));
		case 4: return Number.NEGATIVE_INFINITY;
		case 3: return -.5 + scoreNow(s, seat);
		case 9: return postAppeal(s, seat, aOf(move)) + scoreAfter(s, seat, move);
		case 6: return scoreNow(s, seat) - .1;
		case 5: {
			const before = s.hand[s.acting];
			const next = clone(s);
			step(next, move);
			return scoreNow(next, seat) - (before - next.hand[s.acting]) / 10;
		}
		default: return scoreAfter(s, seat, move);
	}
}
function scoreAfter(s, seat, move) {
	const next = clone(s);
	step(next, move);
	return scoreNow(next, seat);
}
/** Purse and what the turn would bring, for the seat whose turn it is; the purse alone for others. */
function scoreNow(s, seat) {
	const income = s.turn === seat && s.stage < 10 ? forecast(s).reduce((sum, { amount }) => sum + amount, 0) : 0;
	return s.coins[seat] + income;
}
/** Tokens, less the price: about two and a half take a region. */
function comboAppeal(s, row) {
	const offer = s.world.edition.draft.offer(s, s.turn, row);
	if (offer === void 0) return Number.NEGATIVE_INFINITY;
	const { coins, power, price, race } = offer;
	return (s.world.races[race].value + s.world.powers[power].value) / 2.5 + coins - price;
}
/** Thin regions beside somebody else first. */
function postAppeal(s, seat, r) {
	return ((s.world.borders[r].some((b) => s.holder[b] !== -1 && s.owner[s.holder[b]] !== seat && s.owner[s.holder[b]] !== -1) ? 1 : 0) - s.tokens[r] * .4) / 100;
}
var buffer$1;
var init_greedy = __esmMin((() => {
	init_src$1();
	init_packed();
	init_seeing();
	buffer$1 = moveBuffer();
}));
// packages/bots/src/purse.ts
/** Time counts from `since`, whatever it is spent on; steps count as they are told. */
function purseOf({ steps }, whole, since) {
	let spent = 0;
	return {
		whole,
		left: (unpaid = 0) => whole - (steps === void 0 ? performance.now() - since : spent + unpaid),
		spend: (count) => {
			spent += count;
		}
	};
}
var init_purse = __esmMin((() => {}));
// packages/bots/src/rollout.ts
/** What a plan comes to in one world with one run of dice, or undefined if the purse is empty before. */
function rollout(plan, world, run, seat, weights, purse, horizon = TURNS) {
	const s = clone(world);
	s.counters[4] += 1 + DICE * run;
	const { round, turn } = s;
	follow(s, seat, plan);
	purse.spend(plan.length);
	playTurn(s, weights, round, turn, purse);
	const seats = s.active.length;
	for (let i = seats * Math.ceil(horizon / seats); i > 0 && toDecide(s) !== void 0; i--) {
		if (purse.left() <= 0) return void 0;
		playTurn(s, weights, s.round, s.turn, purse);
	}
	return worth(s, weights, seat);
}
/** The rest of a turn as planners play it. */
function playTurn(s, weights, round, turn, purse) {
	for (let seat = toDecide(s); seat !== void 0 && s.turn === turn && s.round === round; seat = toDecide(s)) {
		if (isPlanned(s, seat)) {
			const how = {
				weights,
				seat,
				breadth: PLANNER,
				tried: 0
			};
			follow(s, seat, plansFor(s, how)[0].moves);
			purse.spend(how.tried);
		} else step(s, tidyMove(s, weights, seat));
		purse.spend(1);
	}
}
/** As much of a plan as is still legal: dice and hidden things may have changed the table. At least its first move. */
function follow(s, seat, plan) {
	for (let i = 0; i < plan.length; i++) {
		if (i > 0 && toDecide(s) !== seat) return;
		const count = moves(s, buffer);
		if (buffer.list.subarray(0, count).includes(plan[i])) step(s, plan[i]);
		else return;
	}
}
var TURNS, DICE, buffer;
var init_rollout = __esmMin((() => {
	init_src$1();
	init_packed();
	init_tidy();
	init_turn_search();
	init_worth();
	TURNS = 8;
	DICE = 64;
	buffer = moveBuffer();
}));
// packages/bots/src/verdict.ts
/**
* How good each plan is beside the others: a sum of the plan's own value and of what its worlds were like, fitted by least squares.
* `opinion` is what was thought of the plans before, and counts like so many worlds.
*/
function merits(plans, opinion, trust, blocks) {
	const known = [{
		plans,
		sums: opinion.map((value) => value * trust),
		worlds: trust
	}, ...blocks].flatMap(({ plans: names, sums, worlds }) => {
		const own = names.flatMap((name, i) => {
			const at = plans.indexOf(name);
			return at < 0 ? [] : [{
				at,
				mean: sums[i] / worlds
			}];
		});
		return own.length > 1 && worlds > 0 ? [{
			own,
			worlds
		}] : [];
	});
	const values = plans.map(() => 0);
	for (let pass = 0; pass < PASSES; pass++) {
		const sums = plans.map(() => 0);
		const counts = plans.map(() => 0);
		for (const { own, worlds } of known) {
			const luck = own.reduce((sum, { at, mean }) => sum + mean - values[at], 0) / own.length;
			for (const { at, mean } of own) {
				sums[at] += worlds * (mean - luck);
				counts[at] += worlds;
			}
		}
		for (let i = 0; i < values.length; i++) values[i] = counts[i] === 0 ? 0 : sums[i] / counts[i];
	}
	return values;
}
var PASSES;
var init_verdict = __esmMin((() => {
	PASSES = 30;
}));
// packages/bots/src/explore.ts
/** A helper's part of the work. */
function shareOf({ budget, seed, share, view }) {
	return explored(imagined(view, seed), view, seed, share, purseOf(budget, budget.steps ?? budget.ms ?? 0, performance.now())).blocks;
}
/** `s` is what all who share the work imagine alike, so that they come to the same plans; the worlds are everybody's own. */
function explored(s, view, seed, share, purse) {
	const seat = view.viewer ?? view.seat;
	const weights = weightsFor(s);
	const plans = worthwhile(s, seat, weights, purse);
	const worlds = [];
	const worldOf = (run) => worlds[run % WORLDS] ??= imagined(view, seed, 1 + share * WORLDS + run % WORLDS);
	return {
		plans,
		blocks: halved(plans, seat, weights, purse, worldOf)
	};
}
function halved(plans, seat, weights, purse, worldOf) {
	const blocks = [];
	const before = purse.left();
	if (plans.length < 2 || rollout(plans[0].moves, worldOf(0), 0, seat, weights, purse) === void 0) return blocks;
	let left = affordable(plans, purse.left() / (before - purse.left()));
	const phases = Math.ceil(Math.log2(left.length));
	let run = 0;
	for (let phase = 0; phase < phases && left.length > 1; phase++) {
		const until = purse.left() * (1 - 1 / (phases - phase));
		const sums = left.map(() => 0);
		let worlds = 0;
		for (; purse.left() > until; run++) {
			const results = tried(left, worldOf(run), run, seat, weights, purse);
			if (results === void 0) break;
			for (const [i, result] of results.entries()) sums[i] += result;
			worlds++;
		}
		blocks.push({
			plans: left.map(nameOf),
			sums,
			worlds
		});
		left = ranked(left, blocks).slice(0, Math.ceil(left.length / 2));
	}
	return blocks;
}
/** The best plans, and declining, so few that each is played on twice or so; `runs`: what the purse is good for. */
function affordable(plans, runs) {
	const count = Math.max(2, Math.floor(runs / RUNS_EACH));
	if (count >= plans.length) return plans;
	const best = plans.slice(0, count);
	const declined = plans.find(({ moves }) => moves[0] === 2);
	return declined === void 0 || best.includes(declined) ? best : [...best.slice(0, -1), declined];
}
/** Every plan in the same world with the same dice; undefined if the purse did not last for all of them. */
function tried(plans, world, run, seat, weights, purse) {
	const results = [];
	for (const { moves } of plans) {
		const result = rollout(moves, world, run, seat, weights, purse);
		if (result === void 0) return void 0;
		results.push(result);
	}
	return results;
}
/** The best first, by what was found out and by what the planner thinks of them. */
function ranked(plans, blocks) {
	const values = merits(plans.map(nameOf), plans.map(({ value }) => value), OPINION, blocks);
	return [...plans.keys()].sort((a, b) => values[b] - values[a]).map((i) => plans[i]);
}
/** The best plans that lead to different maps; declining is always thought about. */
function worthwhile(s, seat, weights, purse) {
	const how = {
		weights,
		seat,
		breadth: WIDE,
		tried: 0,
		isLate: (tried) => purse.left(tried) < .5 * purse.whole
	};
	const plans = plansFor(s, how);
	purse.spend(how.tried);
	const seen = /* @__PURE__ */ new Set();
	const begun = /* @__PURE__ */ new Map();
	const kept = plans.filter((plan) => {
		if (plan.value < plans[0].value - HOPELESS) return false;
		const [first] = plan.moves;
		begun.set(first, (begun.get(first) ?? 0) + 1);
		if (kindOf(first) === 0 && (begun.get(first) ?? 0) > PER_COMBO) return false;
		const key = `${plan.moves[0]} ${plan.ends[0].state.holder.join()} ${plan.ends.length}`;
		return !seen.has(key) && seen.add(key);
	});
	const declined = plans.find(({ moves }) => moves[0] === 2);
	const best = kept.slice(0, ARMS);
	if (declined !== void 0 && !best.includes(declined)) best.push(declined);
	return best;
}
var WIDE, ARMS, HOPELESS, PER_COMBO, OPINION, WORLDS, RUNS_EACH, nameOf;
var init_explore = __esmMin((() => {
	init_packed();
	init_purse();
	init_rollout();
	init_seeing();
	init_turn_search();
	init_verdict();
	init_weights();
	WIDE = {
		width: 12,
		finalists: 24,
		pickWidth: 4,
		pickFinalists: 6,
		picks: 6,
		looks: 8,
		abandons: 2
	};
	ARMS = 12;
	HOPELESS = 12;
	PER_COMBO = 2;
	OPINION = 2;
	WORLDS = 24;
	RUNS_EACH = 2.5;
	nameOf = ({ moves }) => moves.join();
}));
// packages/bots/src/master.ts
function masterBot(seed) {
	const plans = keptPlans(seed, weightsFor);
	let turn = "";
	let spent = 0;
	let searches = 0;
	const begin = (view, legal, given) => {
		const since = performance.now();
		const budget = given.ms === void 0 && given.steps === void 0 ? DEFAULT : given;
		const now = `${view.round}/${view.seat}`;
		if (now !== turn) [turn, spent, searches] = [
			now,
			0,
			0
		];
		const whole = budget.steps ?? budget.ms ?? 0;
		return {
			purse: purseOf(budget, Math.max(0, whole - spent) * (searches === 0 ? FIRST : AGAIN), since),
			open: plans.next(view, legal)
		};
	};
	const end = ({ purse }, move) => {
		spent += purse.whole - purse.left();
		return move;
	};
	const explore = (open, view, purse) => {
		searches++;
		return explored(open.state, view, seed, 0, purse);
	};
	return {
		id: "master",
		decide: (view, legal, budget) => {
			const thought = begin(view, legal, budget);
			const { open, purse } = thought;
			if (!("state" in open)) return end(thought, open);
			const found = explore(open, view, purse);
			return end(thought, plans.keep(open, ranked(found.plans, found.blocks)[0].moves, legal));
		},
		decideTogether: async (view, legal, budget, crew) => {
			const thought = begin(view, legal, budget);
			const { open, purse } = thought;
			if (!("state" in open)) return end(thought, open);
			const asked = askedOf(crew, view, seed, budget, purse);
			const found = explore(open, view, purse);
			const blocks = [found.blocks, ...await Promise.all(asked)].flatMap((findings) => findings ?? []);
			return end(thought, plans.keep(open, ranked(found.plans, blocks)[0].moves, legal));
		}
	};
}
/** Everybody gets as much as is left here. Who fails is done without. */
function askedOf(crew, view, seed, { steps }, purse) {
	const budget = steps === void 0 ? { ms: purse.left() } : { steps: purse.left() };
	return crew.map((ask, i) => ask({
		view,
		seed,
		share: i + 1,
		budget
	}).catch(() => void 0));
}
var FIRST, AGAIN, DEFAULT;
var init_master = __esmMin((() => {
	init_explore();
	init_planner();
	init_purse();
	init_weights();
	FIRST = .9;
	AGAIN = .5;
	DEFAULT = { ms: 1e3 };
}));
// packages/bots/src/random.ts
/** Plays anything that is legal. */
function randomBot(seed) {
	return {
		id: "random",
		decide: (view, legal) => {
			return legal[chanceFrom(`${seed}/${view.round}/${view.seat}/${view.viewer}/${legal.map(text).join()}/${JSON.stringify(view.regions)}`)(legal.length)];
		}
	};
}
var init_random = __esmMin((() => {
	init_src$1();
	init_chance();
}));
// packages/bots/src/levels.ts
var LEVELS, makers, botOf;
var init_levels$1 = __esmMin((() => {
	init_beginner();
	init_greedy();
	init_master();
	init_planner();
	init_random();
	LEVELS = [
		"random",
		"novice",
		"greedy",
		"casual",
		"planner",
		"master"
	];
	makers = {
		random: randomBot,
		greedy: greedyBot,
		novice: (seed) => beginnerBot("novice", NOVICE, seed),
		casual: (seed) => beginnerBot("casual", CASUAL, seed),
		planner: plannerBot,
		master: masterBot
	};
	botOf = (level, seed) => makers[level](seed);
}));
// packages/bots/src/lines.ts
/** `wait` is how the host passes time. */
function crewOf(lines, wait) {
	return lines.map((line) => {
		const open = /* @__PURE__ */ new Map();
		let [last, isGone] = [0, false];
		line.onAnswer(({ findings, id }) => open.get(id)?.(findings));
		line.onEnd(() => {
			isGone = true;
			for (const settle of open.values()) settle(void 0);
		});
		return async (task) => {
			if (isGone) return void 0;
			const id = ++last;
			const answer = new Promise((resolve) => open.set(id, resolve));
			line.send({
				id,
				task,
				at: Date.now()
			});
			const { ms } = task.budget;
			const findings = await (ms === void 0 ? answer : Promise.race([answer, wait(ms * PATIENCE).then(() => void 0)]));
			open.delete(id);
			return findings;
		};
	});
}
/** What a helper answers. The time that the question has waited is taken off; with too little left there is nothing to be found. */
function answerTo({ at, id, task }) {
	const { ms } = task.budget;
	if (ms === void 0) return {
		id,
		findings: shareOf(task)
	};
	const left = ms - Math.max(0, Date.now() - at);
	return {
		id,
		findings: left < ms * USEFUL ? [] : shareOf({
			...task,
			budget: { ms: left }
		})
	};
}
var PATIENCE, USEFUL;
var init_lines = __esmMin((() => {
	init_explore();
	PATIENCE = 1.04;
	USEFUL = .3;
}));
// packages/bots/src/match.ts
var init_match = __esmMin((() => {
	init_src$1();
}));
// packages/bots/src/index.ts
var init_src = __esmMin((() => {
	init_advice();
	init_levels$1();
	init_lines();
	init_match();
})), budgets, budgetOf, isHardWork, levelFrom, playerOf;
var init_levels = __esmMin((() => {
	init_src();
	budgets = {
		master: 1500,
		planner: 400
	};
	budgetOf = (level) => budgets[level] ?? 200;
	isHardWork = (level) => level === "master";
	levelFrom = (name) => LEVELS.find((level) => level === name) ?? "greedy";
	playerOf = (level) => botOf(level, randomBytes(16).toString("hex"));
}));
// packages/server/src/api/schemas.ts
var closed, oneOf, VISIBLE, SAYABLE, Name, TileName, ChatText, TableId, SeatNumber, LevelName, Seq, TableParams, SeatParams, Guest, NewGuest, GuestWithToken, Rename, Link, UseLink, Count, TileId, Where, Effect, tile, Homebrew, Place, NewTable, Options, TableShape, Table, TableList, FindTable, FoundTable, Sit, SetBot, Start, Line, Moves, Undo, OfSeat, Pause, Chat, Looking, RowNumber, Between, Since, open, NewsRow, News, PastViews, Log, Refusal;
var init_schemas = __esmMin((() => {
	init_vocabulary();
	init_levels();
	closed = { additionalProperties: false };
	oneOf = (words, more = {}) => Type.Unsafe({
		type: "string",
		enum: [...words],
		...more
	});
	VISIBLE = "^(?=.*[\\p{L}\\p{N}\\p{P}\\p{S}])[^\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u2800\\u3164\\uffa0]+$";
	SAYABLE = "^(?=.*[\\p{L}\\p{N}\\p{P}\\p{S}])[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u061c\\u115f\\u1160\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2069\\u2800\\u3164\\ufeff\\uffa0]+$";
	Name = Type.String({
		minLength: 1,
		maxLength: 30,
		pattern: VISIBLE
	});
	TileName = Type.String({
		minLength: 1,
		maxLength: 40,
		pattern: VISIBLE
	});
	ChatText = Type.String({
		minLength: 1,
		maxLength: 300,
		pattern: SAYABLE
	});
	TableId = Type.String({
		pattern: "^[\\w-]{22}$",
		description: "A table, by the id that nobody guesses."
	});
	SeatNumber = Type.Integer({
		minimum: 0,
		maximum: 4
	});
	LevelName = oneOf(LEVELS, { description: "How well a bot plays." });
	Seq = Type.Integer({
		minimum: 0,
		maximum: 1e6
	});
	TableParams = Type.Object({ table: TableId }, closed);
	SeatParams = Type.Object({
		table: TableId,
		seat: Type.String({ pattern: "^[0-4]$" })
	}, closed);
	Guest = Type.Object({
		id: Type.String(),
		name: Type.String()
	});
	NewGuest = Type.Object({
		name: Type.Optional(Name),
		token: Type.Optional(Type.Boolean({ description: "Answer with a token for `Authorization: Bearer` instead of setting a cookie." }))
	}, closed);
	GuestWithToken = Type.Object({
		id: Type.String(),
		name: Type.String(),
		token: Type.Optional(Type.String())
	});
	Rename = Type.Object({ name: Name }, closed);
	Link = Type.Object({
		code: Type.String(),
		until: Type.Integer()
	});
	UseLink = Type.Object({
		code: Type.String({ pattern: "^[\\w-]{43}$" }),
		token: Type.Optional(Type.Boolean())
	}, closed);
	Count = Type.Integer({
		minimum: 0,
		maximum: 99
	});
	TileId = Type.String({
		maxLength: 24,
		description: "Small letters, digits and dashes; nothing else of the edition has it."
	});
	Where = Type.Object({
		terrain: Type.Optional(Type.Array(Type.String({ maxLength: 12 }), { maxItems: 7 })),
		symbol: Type.Optional(Type.String({ maxLength: 12 })),
		coast: Type.Optional(Type.Boolean()),
		edge: Type.Optional(Type.Boolean()),
		beside: Type.Optional(Type.String({ maxLength: 12 })),
		empty: Type.Optional(Type.Boolean())
	}, {
		...closed,
		description: "Which regions are meant: all that is said must hold."
	});
	Effect = Type.Object({
		effect: oneOf(EFFECTS),
		tokens: Type.Optional(Count),
		coins: Type.Optional(Count),
		count: Type.Optional(Count),
		per: Type.Optional(oneOf(PER)),
		when: Type.Optional(oneOf(WHEN)),
		piece: Type.Optional(TileId),
		placed: Type.Optional(oneOf(PLACED)),
		defends: Type.Optional(oneOf(DEFENDS)),
		perRegion: Type.Optional(Count),
		perConquests: Type.Optional(Count),
		keeps: Type.Optional(oneOf(KEEPS)),
		inDecline: Type.Optional(Type.Boolean()),
		where: Type.Optional(Where)
	}, closed);
	tile = {
		id: TileId,
		name: Type.Optional(Type.Object({
			en: TileName,
			fr: Type.Optional(TileName)
		}, closed)),
		value: Count,
		effects: Type.Array(Effect, { maxItems: 8 })
	};
	Homebrew = Type.Unsafe(Type.Object({
		races: Type.Optional(Type.Array(Type.Object({
			...tile,
			tray: Type.Optional(Count),
			faction: Type.Optional(oneOf([
				"alliance",
				"horde",
				"neutral"
			]))
		}, closed), { maxItems: 10 })),
		powers: Type.Optional(Type.Array(Type.Object(tile, closed), { maxItems: 10 }))
	}, {
		...closed,
		description: "Homemade tiles, as in docs/guide/blank-tiles.md; at most 8,000 characters of JSON."
	}));
	Place = Type.Union([
		Type.Literal("me"),
		Type.Literal("open"),
		LevelName
	], { description: "Mine, anybody’s, or a bot’s." });
	NewTable = Type.Object({
		edition: oneOf(["classic", "azeroth"]),
		variant: Type.Optional(oneOf(["battle"])),
		board: Type.Optional(Type.Union([Type.String({ maxLength: 60 }), Type.Array(Type.String({ maxLength: 8 }), {
			minItems: 1,
			maxItems: 8
		})], { description: "By id, or by island faces; drawn if left out." })),
		homebrew: Type.Optional(Homebrew),
		seats: Type.Array(Place, {
			minItems: 2,
			maxItems: 5
		}),
		private: Type.Optional(Type.Boolean({ description: "Found by its code or id only." })),
		clock: Type.Optional(Type.Integer({
			minimum: 5,
			maximum: 2592e3,
			description: "Seconds for a turn; left out: no clock."
		})),
		undo: Type.Optional(Type.Boolean({ description: "True if left out." })),
		spectators: Type.Optional(Type.Boolean({ description: "True if left out." }))
	}, closed);
	Options = Type.Object({
		edition: Type.String(),
		variant: Type.Optional(Type.String()),
		board: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
		homebrew: Type.Optional(Type.Object({}, {
			additionalProperties: true,
			description: "Homemade tiles in full; not in lists of tables."
		})),
		clock: Type.Optional(Type.Integer()),
		undo: Type.Boolean(),
		spectators: Type.Boolean()
	});
	TableShape = Type.Object({
		id: TableId,
		status: oneOf([
			"open",
			"running",
			"finished",
			"closed"
		]),
		private: Type.Boolean(),
		options: Options,
		seats: Type.Array(Type.Object({
			name: Type.Optional(Type.String()),
			bot: Type.Optional(Type.String()),
			open: Type.Boolean()
		})),
		seedHash: Type.String({ description: "SHA-256 of the secret seed, in hexadecimal: the seed is told at the end." }),
		rules: Type.String(),
		homemade: Type.Optional(Type.Array(Type.String(), { description: "The ids of homemade tiles." })),
		made: Type.Integer(),
		mine: Type.Array(Type.Integer(), { description: "The seats that are yours." }),
		host: Type.Boolean({ description: "Whether you opened it." }),
		code: Type.Optional(Type.String({ description: "For those at the table, to invite others." }))
	});
	Table = Type.Unsafe(TableShape);
	TableList = Type.Object({ tables: Type.Array(Table) });
	FindTable = Type.Object({ code: Type.String({ pattern: "^[a-z0-9]{7}$" }) }, closed);
	FoundTable = Type.Object({ id: TableId });
	Sit = Type.Object({ seat: Type.Optional(SeatNumber) }, closed);
	SetBot = Type.Object({ bot: LevelName }, closed);
	Start = Type.Object({ fill: LevelName }, closed);
	Line = Type.String({
		minLength: 1,
		maxLength: 200,
		description: "One move in its canonical line, as in `legal`."
	});
	Moves = Type.Object({
		seat: Type.Optional(SeatNumber),
		after: {
			...Seq,
			description: "The `after` of the news that these moves answer."
		},
		moves: Type.Array(Line, {
			minItems: 1,
			maxItems: 100
		})
	}, closed);
	Undo = Type.Object({
		seat: Type.Optional(SeatNumber),
		after: Seq,
		count: Type.Optional(Type.Integer({
			minimum: 1,
			maximum: 1e3
		})),
		moves: Type.Optional(Type.Array(Line, {
			minItems: 1,
			maxItems: 100,
			description: "Played instead, in the same breath: if one is refused, nothing is taken back."
		}))
	}, closed);
	OfSeat = Type.Object({ seat: Type.Optional(SeatNumber) }, closed);
	Pause = Type.Object({
		seat: Type.Optional(SeatNumber),
		agree: Type.Boolean()
	}, closed);
	Chat = Type.Object({ text: ChatText }, closed);
	Looking = Type.Object({
		seat: Type.Optional(Type.String({
			pattern: "^([0-4]|none)$",
			description: "Which of your seats looks; `none`: as a spectator."
		})),
		since: Type.Optional(Type.String({
			pattern: "^[0-9]{1,7}$",
			description: "Like the header Last-Event-ID."
		}))
	}, closed);
	RowNumber = Type.String({ pattern: "^[0-9]{1,7}$" });
	Between = Type.Object({
		seat: Looking.properties.seat,
		since: {
			...RowNumber,
			description: "The first row that is wanted; 0: how it was dealt."
		},
		until: {
			...RowNumber,
			description: "The last."
		}
	}, closed);
	Since = Type.Object({ since: Type.Optional(Type.String({ pattern: "^[0-9]{1,7}$" })) }, closed);
	open = (description) => Type.Object({}, {
		additionalProperties: true,
		description
	});
	NewsRow = Type.Object({
		seq: Type.Integer(),
		at: Type.Integer(),
		kind: Type.String(),
		seat: Type.Optional(Type.Integer()),
		move: Type.Optional(Type.String()),
		events: Type.Optional(Type.Array(open("What the move did, in the past tense: see the guide to the rules."))),
		back: Type.Optional(Type.Integer()),
		name: Type.Optional(Type.String()),
		text: Type.Optional(Type.String()),
		table: Type.Optional(Type.String())
	}, { additionalProperties: true });
	News = Type.Object({
		seq: Type.Integer({ description: "The last row of the log." }),
		after: Type.Integer({ description: "What the next move must follow." }),
		rows: Type.Array(NewsRow, { description: "What has happened since you last heard." }),
		view: open("What the seat may know: `View` of the rules package."),
		legal: Type.Optional(Type.Array(Type.String(), { description: "Every legal move, if the seat must decide." })),
		undo: Type.Optional(Type.Integer({ description: "How many moves can be taken back." })),
		control: Type.Array(oneOf([
			"person",
			"bot",
			"absent",
			"resigned"
		])),
		agreed: Type.Array(Type.Boolean()),
		paused: Type.Boolean(),
		due: Type.Optional(Type.Integer()),
		outcome: Type.Optional(open("Coins and winners.")),
		seed: Type.Optional(Type.String()),
		rematch: Type.Optional(Type.String()),
		played: Type.Optional(Type.Integer({ description: "How many of the moves sent were played." }))
	}, { additionalProperties: true });
	PastViews = Type.Object({ views: Type.Array(Type.Object({
		seq: Type.Integer({ description: "The move after which it looked so; 0: before the first." }),
		view: open("What the seat could know then: `View` of the rules package.")
	})) });
	Log = Type.Object({ rows: Type.Array(NewsRow) });
	Refusal = Type.Object({
		code: Type.String(),
		message: Type.String()
	}, {
		additionalProperties: true,
		description: "Every refusal has a code from the list in packages/server/src/errors.ts."
	});
}));
// packages/server/src/api/guests.ts
function guestRoutes(api, house) {
	const { door, limits, store } = house;
	api.post("/guests", { schema: {
		tags: tags$2,
		summary: "Become a guest",
		body: NewGuest,
		response: { 201: GuestWithToken }
	} }, async (request, reply) => {
		limits.demandAddress("knock", request.ip);
		const { name = `Guest ${Math.floor(1e3 + Math.random() * 9e3)}`, token = false } = request.body;
		const guest = {
			id: unguessable(),
			name: name.trim()
		};
		const secret = secretToken();
		await store.addGuest(guest, hashOf(secret), Date.now());
		if (!token) door.giveCookie(reply, secret);
		return reply.code(201).send({
			...guest,
			...token ? { token: secret } : {}
		});
	});
	api.get("/guests/me", { schema: {
		tags: tags$2,
		summary: "Who I am",
		response: { 200: Guest }
	} }, (request) => admit(house, request, "look"));
	api.patch("/guests/me", { schema: {
		tags: tags$2,
		summary: "Change my name",
		body: Rename,
		response: { 200: Guest }
	} }, async (request) => {
		const guest = await admit(house, request, "act");
		const name = request.body.name.trim();
		await store.renameGuest(guest.id, name);
		door.forget(guest.id);
		return {
			...guest,
			name
		};
	});
	api.post("/guests/me/links", { schema: {
		tags: tags$2,
		summary: "A code that moves me to another device, once",
		response: { 201: Link }
	} }, async (request, reply) => {
		const guest = await admit(house, request, "knock");
		const code = secretToken();
		const until = Date.now() + LINK_MS;
		await store.addLink(hashOf(code), guest.id, until);
		return reply.code(201).send({
			code,
			until
		});
	});
	api.post("/guests/move", { schema: {
		tags: tags$2,
		summary: "Become the guest that a code stands for",
		body: UseLink,
		response: { 200: GuestWithToken }
	} }, async (request, reply) => {
		limits.demandAddress("knock", request.ip);
		await door.guest(request);
		const secret = secretToken();
		const guest = await store.useLink(hashOf(request.body.code), hashOf(secret), Date.now());
		if (guest === void 0) throw new Problem("no-link");
		await house.moved(guest.id);
		if (request.body.token !== true) door.giveCookie(reply, secret);
		return reply.send({
			...guest,
			...request.body.token === true ? { token: secret } : {}
		});
	});
}
var LINK_MS, tags$2;
var init_guests = __esmMin((() => {
	init_errors$1();
	init_secrets();
	init_api$1();
	init_schemas();
	LINK_MS = 9e5;
	tags$2 = ["guests"];
}));
// packages/server/src/api/health.ts
/** For those who keep it running. */
function healthRoutes(server, { config, metrics, store }, isStopping) {
	const hide = { schema: { hide: true } };
	server.get("/healthz", hide, async () => ({ ok: true }));
	server.get("/readyz", hide, async () => {
		if (isStopping()) throw new Problem("try-again");
		await store.ready().catch(() => {
			throw new Problem("try-again");
		});
		return { ok: true };
	});
	server.get("/metrics", hide, async (request, reply) => {
		const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
		const { metricsToken } = config;
		if (!(metricsToken === void 0 ? LOCAL.has(request.socket.remoteAddress ?? "") && request.headers["x-forwarded-for"] === void 0 : timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(metricsToken))))) throw new Problem("not-found");
		return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
	});
}
var LOCAL;
var init_health = __esmMin((() => {
	init_errors$1();
	init_secrets();
	LOCAL = /* @__PURE__ */ new Set([
		"127.0.0.1",
		"::1",
		"::ffff:127.0.0.1"
	]);
}));
// packages/server/src/game/revealed.ts
function revealed(before, after, events) {
	return events.some(({ type }) => FACTS.has(type)) || after.counters.some((count, purpose) => count !== before.counters[purpose]) || after.powerStack.length !== before.powerStack.length || after.stacks.some((stack, i) => stack.length !== before.stacks[i]?.length) || toDecide(after) === void 0;
}
var FACTS;
var init_revealed = __esmMin((() => {
	init_src$1();
	FACTS = /* @__PURE__ */ new Set([
		"rolled",
		"uncovered",
		"turned-up"
	]);
}));
// packages/server/src/game/course.ts
function begin$1(setup, seats, started) {
	return {
		seq: 0,
		moved: 0,
		state: newGame(setup),
		control: seats.map(({ bot }) => bot === void 0 ? "person" : "bot"),
		agreed: seats.map(() => false),
		isPaused: false,
		since: started,
		hadGrace: false,
		trail: [],
		trailSeat: -1
	};
}
/**
* One more row. Throws what the rules throw; an undo cannot be folded in, it asks for `rebuilt`.
* `tried`: what the move of this row makes of this very course, for whoever has played it already to see whether it can be.
*/
function advanced(course, row, tried) {
	const next = {
		...course,
		seq: row.seq
	};
	const silent = (change) => ({
		course: {
			...next,
			...change
		},
		events: []
	});
	const { seat = -1 } = row;
	switch (row.kind) {
		case "move": return played(course, row, tried ?? apply(course.state, row.body));
		case "undo": throw new Error("an undo is not a step forward");
		case "absent":
		case "back":
		case "resign": {
			const isBack = row.kind === "back";
			const control = course.control.with(seat, isBack ? "person" : row.kind === "absent" ? "absent" : "resigned");
			return silent({
				control,
				trail: [],
				...isBack && toDecide(course.state) === seat && !course.hadGrace ? {
					since: row.at,
					hadGrace: true
				} : {},
				...agreement(course, row, course.agreed, control)
			});
		}
		case "agree": return silent(agreement(course, row, course.agreed.with(seat, true), course.control));
		case "disagree": return silent({
			agreed: course.agreed.map(() => false),
			isPaused: false,
			...course.isPaused ? { since: row.at } : {}
		});
		case "chat": return silent({});
		case "rematch": return silent({ rematch: row.body });
	}
}
function played(course, row, { state, events }) {
	const decider = toDecide(course.state);
	const isSameHand = decider === course.trailSeat && course.trail.length > 0;
	const trail = revealed(course.state, state, events) ? [] : [...isSameHand ? course.trail : [], row.seq];
	const isSameTurn = toDecide(state) === decider && state.turn === course.state.turn && state.round === course.state.round;
	const since = isSameTurn ? course.since : row.at;
	const hadGrace = isSameTurn && course.hadGrace;
	return {
		course: {
			...course,
			seq: row.seq,
			moved: row.seq,
			state,
			trail,
			trailSeat: decider ?? -1,
			since,
			hadGrace
		},
		events
	};
}
/** A pause begins when every person who is there wants it. */
function agreement(course, row, agreed, control) {
	const people = control.flatMap((who, seat) => who === "person" ? [seat] : []);
	const isPaused = people.length > 0 && people.every((seat) => agreed[seat]);
	return {
		agreed,
		isPaused,
		...course.isPaused && !isPaused ? { since: row.at } : {}
	};
}
/** Which moves an undo took back. */
function takenBack(rows) {
	const gone = /* @__PURE__ */ new Set();
	const line = [];
	for (const { kind, seq, body } of rows) {
		if (kind === "move") line.push(seq);
		if (kind !== "undo") continue;
		const from = Number(body);
		for (let last = line.at(-1); last !== void 0 && last >= from; last = line.at(-1)) {
			gone.add(last);
			line.pop();
		}
	}
	return gone;
}
/** The whole log, from the first row. `from`: the steps after that row are wanted with their events. */
function rebuilt(start, rows, from = Number.POSITIVE_INFINITY) {
	const gone = takenBack(rows);
	const steps = [];
	let course = start;
	for (const row of rows) {
		const { course: next, events } = row.kind === "undo" || gone.has(row.seq) ? {
			course: {
				...course,
				seq: row.seq,
				moved: row.seq
			},
			events: []
		} : advanced(course, row);
		course = next;
		if (row.seq > from) steps.push({
			row,
			events
		});
	}
	return {
		course,
		steps
	};
}
/** The moves that count, in order. */
function countedMoves(rows) {
	const gone = takenBack(rows);
	return rows.filter(({ kind, seq }) => kind === "move" && !gone.has(seq));
}
/** The seat that must decide, and whether a bot does it. */
function decider({ state, control, isPaused }) {
	const seat = isPaused ? void 0 : toDecide(state);
	return seat === void 0 ? void 0 : {
		seat,
		isBot: control[seat] !== "person"
	};
}
/** What a node has to do for the game, and when. */
function dutyOf(course, clock, now) {
	const next = decider(course);
	if (next === void 0) return "none";
	if (next.isBot) return { due: now };
	return clock === void 0 ? "none" : { due: course.since + clock * 1e3 };
}
var init_course = __esmMin((() => {
	init_src$1();
	init_revealed();
}));
// packages/rules/src/record/sha256.ts
function primes(count) {
	const found = [];
	for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
	return found;
}
/** The first 32 bits behind the point. */
function fraction(root) {
	return (root - Math.floor(root)) * 2 ** 32 | 0;
}
var FIRST_PRIMES;
var init_sha256 = __esmMin((() => {
	FIRST_PRIMES = primes(64);
	FIRST_PRIMES.map((prime) => fraction(Math.cbrt(prime)));
	FIRST_PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
}));
// packages/rules/src/record/start.ts
/** Throws Refused. */
function begin({ setup, top, markers }) {
	const s = newGame(setup);
	if (top !== void 0) bringToTop(s, top);
	if (markers !== void 0) bringOntoMap(s, markers);
	return s;
}
/** The wanted tiles change places with those that are on top of their columns: nothing else about the game is different. */
function bringToTop(s, { race, power }) {
	const { columns, stacks, powers, powerStack } = ownTiles(s);
	const [people, skill] = [s.world.races.findIndex(({ id }) => id === race), s.world.powers.findIndex(({ id }) => id === power)];
	const isIn = (lists, tile) => lists.some((list) => list.includes(tile));
	const column = columns.findIndex((list, i) => isIn([list, stacks[i]], people));
	if (column < 0 || !isIn([powers, powerStack], skill)) throw refused({
		code: "unknown-tile",
		where: "top",
		message: `no such tile on offer or in the stacks: ${race} ${power}`
	});
	exchange(columns[column], [columns[column], stacks[column]], people);
	exchange(powers, [powers, powerStack], skill);
}
function exchange(top, lists, tile) {
	const from = lists.find((list) => list.includes(tile)) ?? top;
	from[from.indexOf(tile)] = top[0];
	top[0] = tile;
}
/** The wanted markers change places with those that lie on the map, island by island. */
function bringOntoMap(s, ids) {
	const spots = s.markerAt.filter((at) => at >= 0).sort((a, b) => a - b);
	for (const [i, id] of ids.entries()) {
		const wanted = s.world.markers.findIndex((marker) => marker.id === id);
		const there = s.markerAt.indexOf(spots[i] ?? NaN);
		if (wanted < 0 || there < 0) throw refused({
			code: "unknown-marker",
			where: "markers",
			message: `no such marker, or no room for it: ${id}`
		});
		s.markerAt = s.markerAt.with(there, s.markerAt[wanted]).with(wanted, spots[i] ?? NaN);
	}
}
var refused;
var init_start = __esmMin((() => {
	init_api();
	init_draft$1();
	init_errors();
	refused = (fault) => new Refused("bad-setup", [fault]);
}));
// packages/rules/src/record/check.ts
/** What can be said of a game when it stands like this. */
function endOf(s) {
	const end = outcome(s);
	return {
		hash: hash$1(s),
		...end && {
			coins: end.coins,
			winners: end.winners
		}
	};
}
var init_check = __esmMin((() => {
	init_api();
	init_hash();
	init_sha256();
	init_start();
}));
// packages/rules/src/record/record.ts
var init_record$1 = __esmMin((() => {}));
// packages/rules/src/record/write-record.ts
/** Throws Refused if no game can be dealt from it. Moves that do not fit are written all the same. */
function writeRecord({ rules = "1", setup, top, markers, moves, claims = {} }) {
	const first = begin({
		setup,
		...top && { top },
		...markers && { markers }
	});
	const names = typeof setup.seats === "number" ? void 0 : setup.seats;
	const head = lines$1({
		rules,
		edition: setup.edition,
		variant: setup.variant,
		seats: String(names?.length ?? setup.seats),
		names: names && json$1(names),
		seed: worded(setup.seed),
		seedhash: claims.seedHash,
		board: boardOf(first),
		first: setup.first === void 0 ? void 0 : String(setup.first),
		homebrew: setup.homebrew && json$1(setup.homebrew),
		top: top && `${top.race} ${top.power}`,
		markers: markers?.join(" ")
	});
	const foot = lines$1({
		hash: claims.hash,
		coins: claims.coins?.join(" "),
		winners: claims.winners?.join(" ")
	});
	return [
		...head,
		"",
		...withTurns(first, moves),
		"",
		...foot,
		""
	].join("\n");
}
function boardOf(s) {
	const board = writtenBoard(s);
	return typeof board === "string" ? board : Array.isArray(board) ? board.join("+") : json$1(board);
}
/** A game that breaks off, as failing ones do, is written to its end all the same. */
function withTurns(first, moves) {
	const written = [];
	const s = clone(first);
	let turn = "";
	let isBroken = false;
	for (const move of moves) {
		const now = `# round ${s.round}, seat ${s.turn}`;
		if (now !== turn && !isBroken) written.push(now);
		turn = now;
		written.push(move);
		try {
			if (!isBroken) step(s, move);
		} catch {
			isBroken = true;
		}
	}
	return written;
}
var WORD, json$1, worded, lines$1;
var init_write_record = __esmMin((() => {
	init_api();
	init_written();
	init_record$1();
	init_start();
	WORD = /^[^"[{#\s](?:[^#\n\r]*[^#\s])?$/;
	json$1 = (value) => JSON.stringify(value).replaceAll("#", "\\u0023");
	worded = (value) => WORD.test(value) ? value : json$1(value);
	lines$1 = (facts) => Object.entries(facts).flatMap(([key, value]) => value === void 0 ? [] : [`${key}: ${value}`]);
}));
// packages/rules/src/record.ts
var init_record = __esmMin((() => {
	init_check();
	init_move();
	init_record$1();
	init_sha256();
	init_start();
	init_write_record();
}));
// packages/server/src/game/game-text.ts
function writeGame(rules, setup, moves) {
	return writeRecord({
		rules,
		setup,
		moves,
		claims: {
			seedHash: hashOf(setup.seed),
			...endOf(replay(setup, moves))
		}
	});
}
var init_game_text = __esmMin((() => {
	init_src$1();
	init_record();
	init_secrets();
}));
// packages/server/src/game/news.ts
function newsRow({ seq, at, kind, seat, body }, events = []) {
	const base = {
		seq,
		at,
		kind,
		...seat === void 0 ? {} : { seat }
	};
	switch (kind) {
		case "move": return {
			...base,
			move: body,
			...events.length === 0 ? {} : { events }
		};
		case "undo": return {
			...base,
			back: Number(body)
		};
		case "chat": return {
			...base,
			...chatFrom(body)
		};
		case "rematch": return {
			...base,
			table: body
		};
		default: return base;
	}
}
function chatFrom(body) {
	const { name, text } = JSON.parse(body);
	return {
		name,
		text
	};
}
function newsFor(game, course, seat, steps) {
	return {
		...openNews(game, course, steps),
		view: view(course.state, seat),
		...ownNews(game, course, seat)
	};
}
/** The same as JSON for every place at a table: what all are told alike is made and written once. */
function newsWords(game, course, steps) {
	const { state } = course;
	const open = JSON.stringify(openNews(game, course, steps)).slice(0, -1);
	const board = JSON.stringify(openView(state)).slice(0, -1);
	return (seat) => {
		const viewer = seat === void 0 ? "" : `,"viewer":${seat}`;
		const { legal, undo } = ownNews(game, course, seat);
		const mayPlay = legal === void 0 ? "" : `,"legal":${JSON.stringify(legal)}`;
		const mayUndo = undo === void 0 ? "" : `,"undo":${undo}`;
		return `${open},"view":${board},"seats":${JSON.stringify(seatViews(state, seat))}${viewer}}${mayPlay}${mayUndo}}`;
	};
}
/** What concerns the seat alone, besides what it sees. */
function ownNews({ options }, { state, control, trail, trailSeat }, seat) {
	if (seat === void 0) return {};
	return {
		...toDecide(state) === seat ? { legal: legalMoves(state).map(text) } : {},
		...options.undo && trailSeat === seat && control[seat] === "person" && trail.length > 0 ? { undo: trail.length } : {}
	};
}
function openNews(game, course, steps) {
	const { state, seq, moved, control, agreed, isPaused, rematch } = course;
	const { clock } = game.options;
	const next = decider(course);
	const result = outcome(state);
	return {
		seq,
		after: moved,
		rows: steps.map(({ row, events }) => newsRow(row, events)),
		control,
		agreed,
		paused: isPaused,
		...clock !== void 0 && next !== void 0 && !next.isBot ? { due: course.since + clock * 1e3 } : {},
		...result === void 0 ? {} : {
			outcome: result,
			seed: game.seed
		},
		...rematch === void 0 ? {} : { rematch }
	};
}
function tableView(game, guest) {
	const mine = game.seats.flatMap((seat, i) => guest !== void 0 && seat.guest === guest ? [i] : []);
	const isHost = guest !== void 0 && game.host === guest;
	return {
		id: game.id,
		status: game.status,
		private: game.isPrivate,
		options: game.options,
		seats: game.seats.map(({ name, bot, guest: sitter }) => ({
			...name === void 0 ? {} : { name },
			...bot === void 0 ? {} : { bot },
			open: bot === void 0 && sitter === void 0
		})),
		seedHash: hashOf(game.seed),
		rules: game.rules,
		...homemadeIn(game),
		made: game.made,
		mine,
		host: isHost,
		...isHost || mine.length > 0 ? { code: game.code } : {}
	};
}
function homemadeIn({ options: { homebrew } }) {
	const ids = [...homebrew?.races ?? [], ...homebrew?.powers ?? []].map(({ id }) => id);
	return ids.length === 0 ? {} : { homemade: ids };
}
/** A table in a list, without what only those need who go there. */
function listedView(game, guest) {
	const { options, ...table } = tableView(game, guest);
	const { homebrew: _, ...plain } = options;
	return {
		...table,
		options: plain
	};
}
var chatBody;
var init_news = __esmMin((() => {
	init_src$1();
	init_secrets();
	init_course();
	chatBody = (name, text) => JSON.stringify({
		name,
		text
	});
}));
// packages/server/src/api/seating.ts
/** The seat named, or the only one. Throws `not-your-seat`. */
function demandSeat(game, guest, seat) {
	const own = seatsOf(game, guest.id);
	const meant = seat ?? (own.length === 1 ? own[0] : void 0);
	if (meant === void 0 || !own.includes(meant)) throw new Problem("not-your-seat", own.length > 1 ? { mine: own } : {});
	return meant;
}
/** The place from which somebody looks: one of the own seats, or a spectator's if the table takes spectators. */
function lookingFrom(game, guest, wish) {
	const own = seatsOf(game, guest?.id);
	if (wish !== void 0 && wish !== "none") {
		if (!own.includes(Number(wish))) throw new Problem("not-your-seat");
		return Number(wish);
	}
	const isAtTable = own.length > 0 || guest !== void 0 && game.host === guest.id;
	if (!game.options.spectators && !isAtTable && game.status !== "open") throw new Problem("no-spectators");
	return wish === "none" ? void 0 : own[0];
}
var seatsOf;
var init_seating = __esmMin((() => {
	init_errors$1();
	seatsOf = ({ seats }, guest) => seats.flatMap((seat, i) => guest !== void 0 && seat.guest === guest ? [i] : []);
}));
// packages/server/src/headers.ts
/** Built files carry a hash in their name and never change; everything else is asked for anew. */
function cacheControl(path) {
	return /[\\/]assets[\\/]/.test(path) ? "public, max-age=31536000, immutable" : "no-cache";
}
var securityHeaders;
var init_headers = __esmMin((() => {
	securityHeaders = {
		"content-security-policy": [
			"default-src 'self'",
			"style-src 'self' 'unsafe-inline'",
			"img-src 'self' data: blob:",
			"font-src 'self' data:",
			"worker-src 'self' blob:",
			"object-src 'none'",
			"base-uri 'none'",
			"form-action 'self'",
			"frame-ancestors 'none'"
		].join("; "),
		"cross-origin-opener-policy": "same-origin",
		"permissions-policy": "camera=(), geolocation=(), microphone=()",
		"referrer-policy": "same-origin",
		"x-content-type-options": "nosniff"
	};
}));
// packages/server/src/api/streams.ts
/** Takes the answer over. From here on nothing is sent but events. */
function openStream(request, reply) {
	reply.hijack();
	const { raw } = reply;
	raw.useChunkedEncodingByDefault = false;
	raw.writeHead(200, {
		...securityHeaders,
		"content-type": "text/event-stream; charset=utf-8",
		"cache-control": "no-store",
		"x-accel-buffering": "no",
		connection: "close"
	});
	raw.write("retry: 1000\n\n");
	request.raw.socket.setNoDelay(true);
	const write = (words) => {
		const way = raw.socket ?? raw;
		way.write(words);
		if (way.writableLength > MOST_UNREAD) raw.destroy();
	};
	const beat = setInterval(() => write(": \n\n"), BEAT_MS).unref();
	let isGone = false;
	const listeners = [];
	const gone = () => {
		if (isGone) return;
		isGone = true;
		clearInterval(beat);
		for (const listener of listeners) listener();
	};
	raw.once("close", gone);
	raw.once("error", gone);
	return {
		send(event, data, id) {
			if (isGone) return;
			write(`${id === void 0 ? "" : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`);
		},
		end() {
			if (isGone) return;
			raw.end("event: bye\ndata: {}\n\n");
			gone();
		},
		onGone(listener) {
			if (isGone) listener();
			else listeners.push(listener);
		}
	};
}
var BEAT_MS, MOST_UNREAD;
var init_streams = __esmMin((() => {
	init_headers();
	BEAT_MS = 15e3;
	MOST_UNREAD = 4e6;
}));
// packages/server/src/api/play.ts
function playRoutes(api, house) {
	const { rooms } = house;
	const params = TableParams;
	/** The seat acts, and is told how the table stands then. */
	const acting = async (request, reply, act) => {
		const guest = await admit(house, request, "act");
		const room = await rooms.get(request.params.table);
		const seat = demandSeat(room.game, guest, request.body.seat);
		return json(reply, newsFor(room.game, await act(room, seat), seat, []));
	};
	const answered = ({ headers }, reply, { game }, seat, { course, played }) => headers.prefer === "return=minimal" ? json(reply, {
		seq: course.seq,
		after: course.moved,
		played
	}) : json(reply, {
		...newsFor(game, course, seat, []),
		played
	});
	api.post("/tables/:table/moves", { schema: {
		tags: tags$1,
		summary: "Play moves",
		params,
		body: Moves,
		response: { 200: News }
	} }, async (request, reply) => {
		const guest = await admit(house, request, "act");
		const room = await rooms.get(request.params.table);
		const seat = demandSeat(room.game, guest, request.body.seat);
		return answered(request, reply, room, seat, await room.play(seat, request.body.after, request.body.moves));
	});
	api.post("/tables/:table/undo", { schema: {
		tags: tags$1,
		summary: "Take moves back, and play others instead",
		params,
		body: Undo,
		response: { 200: News }
	} }, async (request, reply) => {
		const guest = await admit(house, request, "act");
		const room = await rooms.get(request.params.table);
		const { seat: wanted, after, count = 1, moves } = request.body;
		const seat = demandSeat(room.game, guest, wanted);
		return answered(request, reply, room, seat, await room.undo(seat, after, count, moves));
	});
	api.post("/tables/:table/resign", { schema: {
		tags: tags$1,
		summary: "Leave the seat to a bot for good",
		params,
		body: OfSeat,
		response: { 200: News }
	} }, (request, reply) => acting(request, reply, (room, seat) => room.resign(seat)));
	api.post("/tables/:table/back", { schema: {
		tags: tags$1,
		summary: "Take the seat back from the bot that played meanwhile",
		params,
		body: OfSeat,
		response: { 200: News }
	} }, (request, reply) => acting(request, reply, (room, seat) => room.back(seat)));
	api.post("/tables/:table/pause", { schema: {
		tags: tags$1,
		summary: "Agree to a pause, or end it",
		params,
		body: Pause,
		response: { 200: News }
	} }, (request, reply) => acting(request, reply, (room, seat) => room.pause(seat, request.body.agree)));
	api.post("/tables/:table/chat", { schema: {
		tags: tags$1,
		summary: "Say something",
		params,
		body: Chat
	} }, async (request, reply) => {
		const guest = await admit(house, request, "chat");
		const room = await rooms.get(request.params.table);
		lookingFrom(room.game, guest, void 0);
		await room.chat(seatsOf(room.game, guest.id)[0], chatBody(guest.name, request.body.text));
		return reply.code(204).send();
	});
	api.get("/tables/:table/news", { schema: {
		tags: tags$1,
		summary: "How the game stands",
		params,
		querystring: Looking,
		response: { 200: News }
	} }, async (request, reply) => {
		const { room, seat } = await looking(house, request, request.params.table, request.query.seat);
		const course = await room.present();
		const { since } = request.query;
		const steps = since === void 0 ? [] : await room.stepsSince(Number(since));
		return json(reply, newsFor(room.game, course, seat, steps.filter(({ row }) => row.seq <= course.seq)));
	});
	api.get("/tables/:table/stream", {
		schema: {
			tags: tags$1,
			summary: "News as they come: events `table`, `news`, `presence`, `bye`",
			params,
			querystring: Looking,
			produces: ["text/event-stream"]
		},
		exposeHeadRoute: false
	}, async (request, reply) => {
		const { guest, room, seat } = await looking(house, request, request.params.table, request.query.seat);
		const leavePlace = house.streams.take(guest?.id, request.ip);
		const last = lastSeen(request, request.query.since);
		const stream = openStream(request, reply);
		stream.onGone(leavePlace);
		try {
			stream.onGone(await rooms.watchers.add(room, {
				line: stream,
				guest: guest?.id,
				seat,
				last
			}));
		} catch (error) {
			request.log.warn(error);
			stream.end();
		}
	});
	api.get("/tables/:table/log", { schema: {
		tags: tags$1,
		summary: "Everything that has happened, without events",
		params,
		querystring: Since,
		response: { 200: Log }
	} }, async (request, reply) => {
		const { room } = await looking(house, request, request.params.table);
		const rows = await house.store.rowsSince(room.game.id, Number(request.query.since ?? 0));
		return json(reply, { rows: rows.map((row) => newsRow(row)) });
	});
	api.get("/tables/:table/views", { schema: {
		tags: tags$1,
		summary: "How the table looked after earlier moves, at most 100 of them",
		params,
		querystring: Between,
		response: { 200: PastViews }
	} }, async (request, reply) => {
		const { seat: wish, since, until } = request.query;
		const { room, seat } = await looking(house, request, request.params.table, wish, "review");
		return json(reply, { views: await room.viewsBetween(seat, Number(since), Number(until)) });
	});
	api.get("/tables/:table/file", { schema: {
		tags: tags$1,
		summary: "A finished game as a file that the command line replays",
		params,
		produces: ["text/plain"]
	} }, async (request, reply) => {
		const { room } = await looking(house, request, request.params.table);
		const { game } = room;
		await room.present();
		if (room.game.status !== "finished" || game.setup === void 0) throw new Problem("not-finished");
		const rows = await house.store.rowsSince(game.id, 0);
		reply.header("content-disposition", `attachment; filename="elbowroom-${game.id}.txt"`);
		return reply.type("text/plain; charset=utf-8").send(writeGame(game.rules, game.setup, countedMoves(rows).map(({ body }) => body)));
	});
}
/** Where somebody looks from. What is new at other nodes is read with what is looked at. */
async function looking(house, request, table, wish, rate = "look") {
	const guest = await welcome(house, request, rate);
	const room = await house.rooms.get(table);
	await house.tables.settle(room);
	return {
		guest,
		room,
		seat: lookingFrom(room.game, guest, wish)
	};
}
/** Where somebody who was here before wants to go on. Nonsense counts as a first visit. */
function lastSeen({ headers }, since) {
	const last = headers["last-event-id"] ?? since;
	return typeof last === "string" && /^\d{1,7}$/.test(last) ? Number(last) : void 0;
}
var tags$1, json;
var init_play = __esmMin((() => {
	init_errors$1();
	init_course();
	init_game_text();
	init_news();
	init_api$1();
	init_schemas();
	init_seating();
	init_streams();
	tags$1 = ["play"];
	json = (reply, words) => reply.header("content-type", "application/json; charset=utf-8").send(JSON.stringify(words));
}));
// packages/server/src/store/passing.ts
function isPassing(error) {
	if (!(error instanceof Error)) return false;
	return WORDS.test(error.message) || "code" in error && typeof error.code === "string" && CODES.test(error.code);
}
var CODES, WORDS;
var init_passing = __esmMin((() => {
	CODES = /^(ECONN|EPIPE|ETIMEDOUT|57P0|08|40001|40P01|53300|55P03)/;
	WORDS = /^(Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded|Client was closed)/;
}));
// packages/server/src/api/refusals.ts
function problemFrom(error) {
	if (error instanceof Problem) return error;
	if (!(error instanceof Error)) return void 0;
	if (isPassing(error)) return new Problem("try-again");
	const { statusCode, validation } = error;
	if (validation !== void 0) return new Problem("bad-request", { where: error.message.slice(0, 200) });
	if (statusCode === 413) return new Problem("too-large");
	if (statusCode === 404) return new Problem("not-found");
	if (statusCode !== void 0 && statusCode >= 400 && statusCode < 500) return new Problem("bad-request");
}
function refusing(metrics) {
	return (error, request, reply) => {
		const known = problemFrom(error);
		if (known === void 0 || known.status >= 500) request.log[known === void 0 ? "error" : "warn"](error);
		const { code, message, status, details } = known ?? new Problem("fault");
		const { retryAfter, cause: _cause, ...told } = details;
		metrics?.refusals.inc({ code });
		if (typeof retryAfter === "number") reply.header("retry-after", String(retryAfter));
		return reply.code(status).send({
			code,
			message,
			...told
		});
	};
}
var init_refusals = __esmMin((() => {
	init_errors$1();
	init_passing();
}));
// packages/server/src/game/tables.ts
/** Two of one name at a table get a number: several seats of one person, bots of one strength. */
function unlike(seat, others) {
	const isTaken = (name) => others.some((other) => !isEmpty(other) && other.name === name);
	const { name } = seat;
	if (name === void 0 || !isTaken(name)) return seat;
	let n = 2;
	while (isTaken(`${name} ${n}`)) n++;
	return {
		...seat,
		name: `${name} ${n}`
	};
}
function allUnlike(seats) {
	const before = [];
	for (const seat of seats) before.push(unlike(seat, before));
	return before;
}
function setupOf({ options, seats, seed }) {
	const { edition, variant, board, homebrew } = options;
	const names = seats.map(({ name }, i) => name ?? `Seat ${i + 1}`);
	return {
		edition,
		...variant === void 0 ? {} : { variant },
		seats: names,
		seed,
		...board === void 0 ? {} : { board },
		...homebrew === void 0 ? {} : { homebrew }
	};
}
/** Deals it once, to be told now what is wrong with it. */
function demandDealable(game) {
	try {
		newGame(setupOf(game));
	} catch (error) {
		if (error instanceof Refused) throw new Problem("bad-setup", { faults: error.faults });
		throw error;
	}
}
var TRIES$1, LOBBY, Tables, isEmpty, isFull, botSeat;
var init_tables$1 = __esmMin((() => {
	init_src$1();
	init_record();
	init_errors$1();
	init_secrets();
	init_course();
	TRIES$1 = 8;
	LOBBY = "lobby";
	Tables = class {
		#store;
		#rooms;
		#duties;
		#lease;
		#onLobby;
		constructor(store, rooms, duties, lease, onLobby) {
			this.#store = store;
			this.#rooms = rooms;
			this.#duties = duties;
			this.#lease = lease;
			this.#onLobby = onLobby;
		}
		/** A table whose seats are all taken begins at once. */
		async open(host, { options, isPrivate, seats }) {
			const game = {
				id: unguessable(),
				code: shortCode(),
				host: host.id,
				isPrivate,
				status: "open",
				options,
				seed: newSeed(),
				rules: "1",
				made: Date.now(),
				seats: allUnlike(seats)
			};
			demandDealable(game);
			await this.#store.addGame(game);
			return this.#changed(game.id);
		}
		/** Any empty seat will do if none is named. */
		sit(id, guest, seat) {
			return this.#reseat(id, ({ status, seats }) => {
				if (seat !== void 0 && seats[seat]?.guest === guest.id) return void 0;
				if (status !== "open") throw new Problem("not-open");
				const place = seats.findIndex((one, i) => (seat === void 0 || seat === i) && isEmpty(one));
				if (place === -1) throw new Problem("seat-taken");
				return {
					seat: place,
					from: {},
					to: unlike({
						guest: guest.id,
						name: guest.name
					}, seats)
				};
			});
		}
		/** One's own seat, or for the host any. */
		stand(id, guest, seat) {
			return this.#reseat(id, ({ host, status, seats }) => {
				const from = seats[seat];
				if (status !== "open") throw new Problem("not-open");
				if (from === void 0 || isEmpty(from) || from.guest !== guest.id && host !== guest.id) throw new Problem("not-your-seat");
				return {
					seat,
					from,
					to: {}
				};
			});
		}
		setBot(id, guest, seat, level) {
			return this.#reseat(id, ({ host, status, seats }) => {
				if (host !== guest.id) throw new Problem("not-your-table");
				if (status !== "open") throw new Problem("not-open");
				const from = seats[seat];
				if (from === void 0 || from.guest !== void 0) throw new Problem("seat-taken");
				return {
					seat,
					from,
					to: unlike(botSeat(level), seats.toSpliced(seat, 1))
				};
			});
		}
		async fill(id, guest, level) {
			const { game } = await this.#rooms.refresh(id);
			if (game.host !== guest.id) throw new Problem("not-your-table");
			if (game.status !== "open") throw new Problem("not-open");
			let now = await this.#changed(id);
			while (now.status === "open" && now.seats.some(isEmpty)) now = await this.#reseat(id, ({ status, seats }) => {
				const seat = seats.findIndex(isEmpty);
				return status !== "open" || seat === -1 ? void 0 : {
					seat,
					from: {},
					to: unlike(botSeat(level), seats)
				};
			});
			return now;
		}
		/** Makes a plan and carries it out; makes it anew when somebody else was quicker. No plan: all is well as it is. */
		async #reseat(id, plan) {
			for (let tries = 0; tries < TRIES$1; tries++) {
				const { game } = await this.#rooms.refresh(id);
				const wish = plan(game);
				if (wish === void 0) return game;
				if (await this.#store.reseat(id, wish.seat, wish.from, wish.to)) return this.#changed(id);
			}
			throw new Problem("seat-taken");
		}
		async shut(id, guest) {
			const { game } = await this.#rooms.get(id);
			if (game.host !== guest.id) throw new Problem("not-your-table");
			if (!await this.#store.shut(id)) throw new Problem("not-open");
			await this.#changed(id);
		}
		/** Closed, never deleted: whoever has its address still finds what it was. */
		async expire(id) {
			if (await this.#store.shut(id)) await this.#changed(id);
		}
		/** Whoever asks first opens the next table, with the same bots; the others are waited for, and sit down where they sat when they ask. */
		async again(id, guest) {
			const room = await this.#rooms.get(id);
			const course = await room.present();
			const { game } = room;
			const own = game.seats.flatMap((seat, i) => seat.guest === guest.id ? [i] : []);
			if (game.status !== "finished") throw new Problem("not-finished");
			if (own.length === 0) throw new Problem("not-your-seat");
			const last = course.rematch === void 0 ? void 0 : (await this.#rooms.refresh(course.rematch)).game;
			let table = last === void 0 || last.status === "closed" ? await this.#nextTable(room, guest, last?.id) : last;
			for (const seat of own) {
				const place = table.seats[seat];
				if (table.status === "open" && place !== void 0 && isEmpty(place)) table = await this.sit(table.id, guest, seat);
			}
			return table;
		}
		async #nextTable(room, guest, insteadOf) {
			const { options, seats } = room.game;
			const kept = seats.map(({ guest: _, ...seat }) => seat);
			const opened = await this.open(guest, {
				options,
				isPrivate: true,
				seats: kept
			});
			const { rematch = opened.id } = await room.rematch(opened.id, insteadOf);
			if (rematch === opened.id) return opened;
			await this.#store.shut(opened.id);
			return (await this.#rooms.refresh(rematch)).game;
		}
		/** A node may die between the last seat and the start: whoever looks at the table next starts it. */
		async settle({ game }) {
			if (isFull(game)) await this.#changed(game.id);
		}
		async #changed(id) {
			const { game } = await this.#rooms.refresh(id);
			const now = isFull(game) ? await this.#start(game) : game;
			this.#onLobby();
			await this.#store.tell([id, LOBBY]);
			return now;
		}
		async #start(game) {
			const now = Date.now();
			const setup = setupOf(game);
			const course = begin$1(setup, game.seats, now);
			const duty = dutyOf(course, game.options.clock, now);
			const { node, leaseMs } = this.#lease;
			const isHeld = duty !== "none" && decider(course)?.isBot === true;
			const isMine = await this.#store.start(game, setup, now, isHeld ? {
				...duty,
				holder: node,
				until: now + leaseMs
			} : duty);
			const room = await this.#rooms.refresh(game.id);
			if (isMine) this.#duties.consider(room);
			return room.game;
		}
	};
	isEmpty = ({ guest, bot }) => guest === void 0 && bot === void 0;
	isFull = ({ status, seats }) => status === "open" && seats.every((seat) => !isEmpty(seat));
	botSeat = (level) => ({
		bot: level,
		name: `${level[0]?.toUpperCase()}${level.slice(1)} bot`
	});
}));
// packages/server/src/api/tables.ts
/** Throws `too-large`. */
function optionsFrom({ edition, variant, board, homebrew, clock, undo = true, spectators = true }) {
	if (homebrew !== void 0 && JSON.stringify(homebrew).length > MOST_HOMEBREW) throw new Problem("too-large", {
		where: "homebrew",
		most: MOST_HOMEBREW
	});
	return {
		edition,
		...variant === void 0 ? {} : { variant },
		...board === void 0 ? {} : { board },
		...homebrew === void 0 ? {} : { homebrew },
		...clock === void 0 ? {} : { clock },
		undo,
		spectators
	};
}
function tableRoutes(api, house) {
	const { lobby, rooms, store, streams, tables } = house;
	api.get("/tables", { schema: {
		tags,
		summary: "Open tables, newest first",
		response: { 200: TableList }
	} }, async (request) => {
		const guest = await welcome(house, request, "look");
		return { tables: await lobby.list(guest?.id) };
	});
	api.get("/tables/stream", {
		schema: {
			tags,
			summary: "Open tables as they change: events `tables`",
			produces: ["text/event-stream"]
		},
		exposeHeadRoute: false
	}, async (request, reply) => {
		const guest = await welcome(house, request, "look");
		const leavePlace = streams.take(guest?.id, request.ip);
		const stream = openStream(request, reply);
		stream.onGone(leavePlace);
		const leave = await lobby.watch(stream, guest?.id).catch(() => stream.end());
		if (leave) stream.onGone(leave);
	});
	api.get("/tables/mine", { schema: {
		tags,
		summary: "Tables where I have a seat, newest first",
		response: { 200: TableList }
	} }, async (request) => {
		const guest = await admit(house, request, "look");
		return { tables: (await store.gamesOf(guest.id, 100)).map((game) => listedView(game, guest.id)) };
	});
	api.post("/tables", { schema: {
		tags,
		summary: "Open a table",
		body: NewTable,
		response: { 201: Table }
	} }, async (request, reply) => {
		const guest = await admit(house, request, "open");
		const { private: isPrivate = false, seats } = request.body;
		const game = await tables.open(guest, {
			options: optionsFrom(request.body),
			isPrivate,
			seats: seats.map((wish) => placeFor(wish, guest))
		});
		return reply.code(201).send(tableView(game, guest.id));
	});
	api.post("/tables/find", { schema: {
		tags,
		summary: "Find a table by its code",
		body: FindTable,
		response: { 200: FoundTable }
	} }, async (request) => {
		await admit(house, request, "knock");
		const id = await store.gameByCode(request.body.code);
		if (id === void 0) throw new Problem("no-table");
		return { id };
	});
	api.get("/tables/:table", { schema: {
		tags,
		summary: "A table",
		params: TableParams,
		response: { 200: Table }
	} }, async (request) => {
		const guest = await welcome(house, request, "look");
		const room = await rooms.fresh(request.params.table);
		await tables.settle(room);
		return tableView(room.game, guest?.id);
	});
	api.delete("/tables/:table", { schema: {
		tags,
		summary: "Close a table that has not started",
		params: TableParams
	} }, async (request, reply) => {
		await tables.shut(request.params.table, await admit(house, request, "act"));
		return reply.code(204).send();
	});
	api.post("/tables/:table/seats", { schema: {
		tags,
		summary: "Sit down",
		params: TableParams,
		body: Sit,
		response: { 200: Table }
	} }, async (request) => {
		const guest = await admit(house, request, "act");
		return tableView(await tables.sit(request.params.table, guest, request.body.seat), guest.id);
	});
	api.delete("/tables/:table/seats/:seat", { schema: {
		tags,
		summary: "Stand up; the host may empty any seat",
		params: SeatParams,
		response: { 200: Table }
	} }, async (request) => {
		const guest = await admit(house, request, "act");
		return tableView(await tables.stand(request.params.table, guest, Number(request.params.seat)), guest.id);
	});
	api.put("/tables/:table/seats/:seat", { schema: {
		tags,
		summary: "Put a bot on a seat",
		params: SeatParams,
		body: SetBot,
		response: { 200: Table }
	} }, async (request) => {
		const guest = await admit(house, request, "act");
		return tableView(await tables.setBot(request.params.table, guest, Number(request.params.seat), request.body.bot), guest.id);
	});
	api.post("/tables/:table/start", { schema: {
		tags,
		summary: "Fill the empty seats with bots and start",
		params: TableParams,
		body: Start,
		response: { 200: Table }
	} }, async (request) => {
		const guest = await admit(house, request, "act");
		return tableView(await tables.fill(request.params.table, guest, request.body.fill), guest.id);
	});
	api.post("/tables/:table/rematch", { schema: {
		tags,
		summary: "Once more: opens the next table, or sits down at it",
		params: TableParams,
		response: { 200: Table }
	} }, async (request) => {
		const guest = await admit(house, request, "open");
		const { game } = await rooms.get(request.params.table);
		if (seatsOf(game, guest.id).length === 0) throw new Problem("not-your-seat");
		return tableView(await tables.again(request.params.table, guest), guest.id);
	});
}
var tags, MOST_HOMEBREW, placeFor;
var init_tables = __esmMin((() => {
	init_errors$1();
	init_news();
	init_tables$1();
	init_api$1();
	init_schemas();
	init_seating();
	init_streams();
	tags = ["tables"];
	MOST_HOMEBREW = 8e3;
	placeFor = (wish, { id, name }) => wish === "me" ? {
		guest: id,
		name
	} : wish === "open" ? {} : botSeat(wish);
}));
// packages/server/src/api/limits.ts
/** Whoever has one address of the sixth version has billions: they count as the network they are in. */
function networkOf(address) {
	if (!address.includes(":") || address.includes(".")) return address;
	const [head = ""] = address.split("::");
	const groups = head.split(":").slice(0, 4);
	return [...groups, ...Array.from({ length: 4 - groups.length }, () => "0")].join(":");
}
var rates, MOST_BUCKETS, Limits, StreamCount;
var init_limits = __esmMin((() => {
	init_errors$1();
	rates = {
		/** Becoming a guest, using links, trying codes: what somebody who guesses would do. */
		knock: {
			guest: {
				perSecond: .5,
				burst: 20
			},
			address: {
				perSecond: 1,
				burst: 60
			}
		},
		open: {
			guest: {
				perSecond: .2,
				burst: 20
			},
			address: {
				perSecond: 2,
				burst: 100
			}
		},
		act: {
			guest: {
				perSecond: 20,
				burst: 100
			},
			address: {
				perSecond: 200,
				burst: 1e3
			}
		},
		look: {
			guest: {
				perSecond: 20,
				burst: 100
			},
			address: {
				perSecond: 200,
				burst: 1e3
			}
		},
		/** Looking back: a game is played again for it. */
		review: {
			guest: {
				perSecond: 1,
				burst: 20
			},
			address: {
				perSecond: 10,
				burst: 200
			}
		},
		chat: {
			guest: {
				perSecond: .5,
				burst: 6
			},
			address: {
				perSecond: 5,
				burst: 60
			}
		}
	};
	MOST_BUCKETS = 5e4;
	Limits = class {
		#buckets = /* @__PURE__ */ new Map();
		#isOn;
		#now;
		constructor(isOn, now = () => performance.now()) {
			this.#isOn = isOn;
			this.#now = now;
		}
		/** Throws `too-many`. Asked first: whoever is too fast costs no look at the database. */
		demandAddress(name, address) {
			if (this.#isOn) this.#take(`${name} a ${networkOf(address)}`, rates[name].address);
		}
		/** Throws `too-many`. */
		demandGuest(name, guest) {
			if (this.#isOn) this.#take(`${name} g ${guest}`, rates[name].guest);
		}
		#take(key, { perSecond, burst }) {
			const now = this.#now();
			const bucket = this.#buckets.get(key) ?? {
				tokens: burst,
				at: now
			};
			bucket.tokens = Math.min(burst, bucket.tokens + (now - bucket.at) / 1e3 * perSecond);
			bucket.at = now;
			this.#buckets.delete(key);
			this.#buckets.set(key, bucket);
			for (const old of this.#buckets.keys()) {
				if (this.#buckets.size <= MOST_BUCKETS) break;
				this.#buckets.delete(old);
			}
			if (bucket.tokens < 1) throw new Problem("too-many", { retryAfter: Math.ceil((1 - bucket.tokens) / perSecond) });
			bucket.tokens -= 1;
		}
	};
	StreamCount = class {
		#open = /* @__PURE__ */ new Map();
		#isOn;
		constructor(isOn) {
			this.#isOn = isOn;
		}
		/** Throws `too-many`; answers with the way to give the place back. */
		take(guest, address) {
			const keys = [[`a ${networkOf(address)}`, 300], ...guest === void 0 ? [] : [[`g ${guest}`, 30]]];
			if (this.#isOn && keys.some(([key, most]) => (this.#open.get(key) ?? 0) >= most)) throw new Problem("too-many", { retryAfter: 5 });
			for (const [key] of keys) this.#open.set(key, (this.#open.get(key) ?? 0) + 1);
			return () => {
				for (const [key] of keys) {
					const left = (this.#open.get(key) ?? 1) - 1;
					if (left === 0) this.#open.delete(key);
					else this.#open.set(key, left);
				}
			};
		}
	};
}));
// packages/server/src/api/who.ts
/** A browser says where a request comes from: another site's page must not act with our cookie. */
function demandOwnPage({ headers, method }) {
	if (method === "GET" || method === "HEAD") return;
	const { origin, host } = headers;
	const site = headers["sec-fetch-site"];
	if (origin !== void 0 && (!URL.canParse(origin) || new URL(origin).host !== host) || site !== void 0 && site !== "same-origin" && site !== "none") throw new Problem("wrong-origin");
}
var COOKIE, YEAR, BELIEVED_MS$1, MOST$4, TOKEN, Doorkeeper;
var init_who = __esmMin((() => {
	init_errors$1();
	init_secrets();
	COOKIE = "elbowroom";
	YEAR = 31536e3;
	BELIEVED_MS$1 = 1e4;
	MOST$4 = 2e4;
	TOKEN = /^[\w-]{43}$/;
	Doorkeeper = class {
		#store;
		#hasSecureCookies;
		#known = /* @__PURE__ */ new Map();
		constructor(store, hasSecureCookies) {
			this.#store = store;
			this.#hasSecureCookies = hasSecureCookies;
		}
		async guest(request) {
			const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1];
			if (bearer === void 0) demandOwnPage(request);
			const secret = bearer ?? request.cookies["elbowroom"];
			if (secret === void 0 || !TOKEN.test(secret)) return void 0;
			const hash = hashOf(secret);
			const known = this.#known.get(hash);
			if (known !== void 0 && known.until > Date.now()) return known.guest;
			const guest = await this.#store.guestBySecret(hash);
			this.#known.delete(hash);
			if (guest !== void 0) this.#known.set(hash, {
				guest,
				until: Date.now() + BELIEVED_MS$1
			});
			for (const old of this.#known.keys()) {
				if (this.#known.size <= MOST$4) break;
				this.#known.delete(old);
			}
			return guest;
		}
		forget(id) {
			for (const [hash, { guest }] of this.#known) if (guest.id === id) this.#known.delete(hash);
		}
		giveCookie(reply, secret) {
			reply.setCookie(COOKIE, secret, {
				httpOnly: true,
				sameSite: "strict",
				path: "/",
				maxAge: YEAR,
				secure: this.#hasSecureCookies
			});
		}
	};
}));
// packages/server/src/bots/queue.ts
var MOST_HOSTS, Queue;
var init_queue = __esmMin((() => {
	MOST_HOSTS = 1e3;
	Queue = class {
		#waiting = [];
		/** By host: the how manyth it was that was served last. The map is in that order. */
		#served = /* @__PURE__ */ new Map();
		#count = 0;
		get size() {
			return this.#waiting.length;
		}
		add(item, claim) {
			this.#waiting.push({
				item,
				claim
			});
		}
		/** The first of those that fit. */
		next(fits) {
			const [first, ...others] = this.#waiting.filter(({ item }) => fits(item));
			if (first === void 0) return void 0;
			const best = others.reduce((one, other) => this.#isBefore(other.claim, one.claim) ? other : one, first);
			this.#waiting = this.#waiting.filter((entry) => entry !== best);
			this.#note(best.claim.host);
			return best.item;
		}
		/** All that wait; nobody does any more then. */
		drain() {
			return this.#waiting.splice(0).map(({ item }) => item);
		}
		#isBefore(one, other) {
			if (one.isAwaited !== other.isAwaited) return one.isAwaited;
			return (this.#served.get(one.host) ?? 0) < (this.#served.get(other.host) ?? 0);
		}
		#note(host) {
			this.#served.delete(host);
			this.#served.set(host, ++this.#count);
			const [oldest] = this.#served.keys();
			if (oldest !== void 0 && this.#served.size > MOST_HOSTS) this.#served.delete(oldest);
		}
	};
}));
// packages/server/src/bots/thinker.ts
/** Bots think in threads of their own, so that nobody waits for them but the game they play in. */
function startThinker(threads) {
	let id = 0;
	let isClosed = false;
	const pool = Array.from({ length: threads }, () => void 0);
	const thread = (place) => {
		const known = pool[place];
		if (known !== void 0) return known;
		const worker = new Worker(new URL(import.meta.url));
		const fresh = {
			worker,
			asked: /* @__PURE__ */ new Map(),
			queue: new Queue(),
			last: void 0,
			timer: void 0
		};
		worker.unref();
		worker.on("message", ({ id: answered, move, fault }) => {
			const asked = fresh.asked.get(answered);
			fresh.asked.delete(answered);
			fresh.last = asked?.question.isAwaited ? {
				key: asked.question.key,
				at: performance.now()
			} : void 0;
			feed(fresh);
			if (move === void 0) asked?.reject(new Error(fault ?? "the bot had no answer"));
			else asked?.resolve(move);
		});
		worker.on("error", (error) => {
			if (pool[place] === fresh) pool[place] = void 0;
			const fault = error instanceof Error ? error : new Error(String(error));
			for (const { reject } of [...fresh.asked.values(), ...fresh.queue.drain()]) reject(fault);
		});
		for (const other of pool) if (other !== void 0) introduce(worker, other.worker);
		pool[place] = fresh;
		return fresh;
	};
	const feed = (mine) => {
		const { worker, asked, queue, last } = mine;
		clearTimeout(mine.timer);
		if (asked.size > 0) return;
		const held = last === void 0 ? 0 : last.at + TURN_GOES_ON_MS - performance.now();
		const next = queue.next(({ question: { key, level } }) => held <= 0 || key === last?.key || !isHardWork(level));
		if (next === void 0) {
			worker.unref();
			if (queue.size > 0) mine.timer = setTimeout(() => feed(mine), held);
			return;
		}
		const isAlone = queue.size === 0 && pool.every((one) => one === void 0 || one.asked.size + one.queue.size === 0);
		asked.set(++id, next);
		worker.ref();
		worker.postMessage({
			id,
			isAlone,
			...next.question
		});
	};
	return {
		decide(question) {
			const [only] = question.legal;
			if (question.legal.length === 1 && only !== void 0) return Promise.resolve(text(only));
			if (isClosed) return Promise.reject(/* @__PURE__ */ new Error("the bots have gone home"));
			const mine = thread(placeOf(question.key, threads));
			if (isHardWork(question.level)) for (let place = 0; place < threads; place++) thread(place);
			return new Promise((resolve, reject) => {
				mine.queue.add({
					question,
					resolve,
					reject
				}, question);
				feed(mine);
			});
		},
		dismiss() {
			for (const one of pool) for (const { reject } of one?.queue.drain() ?? []) reject(/* @__PURE__ */ new Error("the bots are going home"));
		},
		async close() {
			isClosed = true;
			for (const one of pool) clearTimeout(one?.timer);
			await Promise.all(pool.map((one) => one?.worker.terminate()));
		}
	};
}
/** A line of their own between two threads. */
function introduce(one, other) {
	const { port1, port2 } = new MessageChannel();
	one.postMessage({ line: port1 }, [port1]);
	other.postMessage({ line: port2 }, [port2]);
}
/** The same game and seat always ask the same thread. */
function placeOf(key, threads) {
	let sum = 0;
	for (const letter of key) sum = sum * 31 + (letter.codePointAt(0) ?? 0) >>> 0;
	return sum % threads;
}
var TURN_GOES_ON_MS;
var init_thinker = __esmMin((() => {
	init_src$1();
	init_levels();
	init_queue();
	TURN_GOES_ON_MS = 50;
}));
// packages/server/src/game/duties.ts
/** What must be done though nobody asks: bots' turns, and clocks that run out. Any node can take any duty; the lease says whose it is. */
var MOST$3, MOST_FAULTS, Duties, pause;
var init_duties = __esmMin((() => {
	init_src$1();
	init_levels();
	init_course();
	MOST$3 = 64;
	MOST_FAULTS = 8;
	Duties = class {
		#store;
		#thinker;
		#find;
		#terms;
		#onFault;
		#underWay = /* @__PURE__ */ new Map();
		#timer;
		#isStopped = false;
		constructor(store, thinker, find, terms, onFault) {
			this.#store = store;
			this.#thinker = thinker;
			this.#find = find;
			this.#terms = terms;
			this.#onFault = onFault;
		}
		start() {
			const again = async () => {
				await this.#look().catch(this.#onFault);
				if (!this.#isStopped) this.#timer = setTimeout(again, this.#terms.tickMs).unref();
			};
			this.#timer = setTimeout(again, 0).unref();
		}
		async stop() {
			this.#isStopped = true;
			clearTimeout(this.#timer);
			this.#thinker.dismiss();
			await Promise.allSettled(this.#underWay.values());
		}
		/** A bot's turn that began on this node is played at once: the lease came with the row that began it. */
		consider(room) {
			if (room.course !== void 0 && decider(room.course)?.isBot) this.#take(room.game.id);
		}
		async #look() {
			const { node, leaseMs } = this.#terms;
			const now = Date.now();
			for (const id of await this.#store.claimDuties(node, now, now + leaseMs, MOST$3)) this.#take(id);
		}
		#take(id) {
			if (this.#underWay.has(id) || this.#isStopped) return;
			const work = this.#work(id).catch(this.#onFault).finally(() => this.#underWay.delete(id));
			this.#underWay.set(id, work);
		}
		/** Plays until somebody else must decide. What fails is tried again a few times; after that the lease runs out, and another node takes over. */
		async #work(id) {
			for (let faults = 0; !this.#isStopped;) try {
				if (!await this.#step(await this.#find(id))) return;
				faults = 0;
			} catch (error) {
				if (++faults > MOST_FAULTS) throw error;
				await pause(50 * faults);
			}
		}
		/** Whether there may be more to do. */
		async #step(room) {
			const course = await room.present();
			const next = decider(course);
			if (next === void 0) return false;
			if (!next.isBot) return await room.absent(Date.now()) !== course;
			await this.#playBot(room, course, next.seat);
			return true;
		}
		async #playBot(room, course, seat) {
			const began = Date.now();
			const line = await this.#decided(room, course, seat);
			await pause(this.#terms.paceMs - (Date.now() - began));
			await room.playBot(seat, course.moved, line);
		}
		/** A bot that fails must not hold up the others at the table: then anything legal is played. */
		async #decided({ game }, { state, control }, seat) {
			const legal = legalMoves(state);
			const lines = legal.map(text);
			const level = game.seats[seat]?.bot ?? "greedy";
			const claim = {
				host: game.host,
				isAwaited: control.includes("person")
			};
			try {
				const line = await this.#thinker.decide({
					key: `${game.id} ${seat}`,
					level,
					view: view(state, seat),
					legal,
					...claim
				});
				if (lines.includes(line)) return line;
				throw new Error(`the bot ${level} plays ${line}`);
			} catch (error) {
				if (this.#isStopped) throw error;
				this.#onFault(error);
				return lines[randomInt(lines.length)] ?? "done";
			}
		}
	};
	pause = (ms) => ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
}));
// packages/server/src/game/expiry.ts
/** The first look comes late enough for other nodes to have said who is with them. Answers with the way to stop. */
function startExpiry(store, tables, presence, { openMs, everyMs }, onFault) {
	if (openMs === 0) return () => {};
	const isDeserted = (id) => {
		const { here, spectators } = presence.of(id);
		return here.length + spectators === 0;
	};
	const look = async () => {
		const stale = await store.staleGames(Date.now() - openMs, MOST$2);
		for (const id of stale.filter(isDeserted)) await tables.expire(id);
	};
	let isBusy = false;
	const timer = setInterval(() => {
		if (isBusy) return;
		isBusy = true;
		look().catch(onFault).finally(() => {
			isBusy = false;
		});
	}, everyMs).unref();
	return () => clearInterval(timer);
}
var MOST$2;
var init_expiry = __esmMin((() => {
	MOST$2 = 100;
}));
// packages/server/src/game/lobby.ts
var MOST$1, GATHER_MS, Lobby;
var init_lobby = __esmMin((() => {
	init_news();
	MOST$1 = 100;
	GATHER_MS = 100;
	Lobby = class {
		#store;
		#onFault;
		#lines = /* @__PURE__ */ new Map();
		#timer;
		constructor(store, onFault) {
			this.#store = store;
			this.#onFault = onFault;
		}
		async list(guest) {
			return (await this.#store.openGames(MOST$1)).map((game) => listedView(game, guest));
		}
		async watch(line, guest) {
			this.#lines.set(line, guest);
			const leave = () => {
				this.#lines.delete(line);
			};
			try {
				line.send("tables", JSON.stringify({ tables: await this.list(guest) }));
			} catch (error) {
				leave();
				throw error;
			}
			return leave;
		}
		changed() {
			if (this.#lines.size === 0) return;
			this.#timer ??= setTimeout(() => {
				this.#timer = void 0;
				this.#tell().catch(this.#onFault);
			}, GATHER_MS).unref();
		}
		async #tell() {
			const games = await this.#store.openGames(MOST$1);
			for (const [line, guest] of this.#lines) line.send("tables", JSON.stringify({ tables: games.map((game) => listedView(game, guest)) }));
		}
		endAll() {
			clearTimeout(this.#timer);
			for (const line of this.#lines.keys()) line.end();
		}
	};
}));
// packages/server/src/game/presence.ts
var BELIEVED_MS, MARK, Presence;
var init_presence = __esmMin((() => {
	BELIEVED_MS = 25e3;
	MARK = "@";
	Presence = class {
		#tell;
		#own = /* @__PURE__ */ new Map();
		#elsewhere = /* @__PURE__ */ new Map();
		constructor(tell) {
			this.#tell = tell;
		}
		see(game, seen) {
			if (seen.here.length + seen.spectators === 0) this.#own.delete(game);
			else this.#own.set(game, seen);
			this.#tell(`${MARK}${game}/${seen.here.join(".")}/${seen.spectators}`);
		}
		repeat() {
			for (const [game, seen] of this.#own) this.see(game, seen);
			for (const [game, nodes] of this.#elsewhere) {
				for (const [node, { at }] of nodes) if (Date.now() - at > BELIEVED_MS) nodes.delete(node);
				if (nodes.size === 0) this.#elsewhere.delete(game);
			}
		}
		/** The game that another node spoke of; undefined if these words are about something else. */
		hear(node, words) {
			if (!words.startsWith(MARK)) return void 0;
			const [game = "", seats = "", spectators = "0"] = words.slice(1).split("/");
			const here = seats === "" ? [] : seats.split(".").map(Number);
			const nodes = this.#elsewhere.get(game) ?? /* @__PURE__ */ new Map();
			this.#elsewhere.set(game, nodes.set(node, {
				here,
				spectators: Number(spectators),
				at: Date.now()
			}));
			return game;
		}
		of(game) {
			const all = [...[...this.#elsewhere.get(game)?.values() ?? []].filter(({ at }) => Date.now() - at <= BELIEVED_MS), ...[this.#own.get(game) ?? []].flat()];
			return {
				here: all.flatMap(({ here }) => here),
				spectators: all.reduce((sum, { spectators }) => sum + spectators, 0)
			};
		}
	};
}));
// packages/server/src/game/asked-again.ts
/** How many of the lines are what the seat did first after row `after`. */
function playedBefore(log, seat, after, lines) {
	return alike(decided(log).filter(({ seq }) => seq > after), seat, lines);
}
/** The same for an undo: undefined unless as many moves were taken back, and what was played then is what was wanted. */
function undoneBefore(log, seat, after, count, instead) {
	const rows = decided(log);
	const [undo, ...then] = rows.filter(({ seq }) => seq > after);
	if (undo?.kind !== "undo" || undo.seat !== seat) return void 0;
	const stood = countedMoves(rows.filter(({ seq }) => seq <= after));
	const played = alike(then, seat, instead);
	return stood.filter(({ seq }) => seq >= Number(undo.body)).length === count && (played > 0 || instead.length === 0) ? played : void 0;
}
function alike(rows, seat, lines) {
	const other = rows.findIndex((row, i) => row.kind !== "move" || row.seat !== seat || row.body !== canonical(lines[i]));
	return other === -1 ? Math.min(rows.length, lines.length) : other;
}
/** A line as the log has it; what cannot be read is in no log. */
function canonical(line) {
	try {
		return line === void 0 ? void 0 : text(parse(line));
	} catch {
		return;
	}
}
var decided;
var init_asked_again = __esmMin((() => {
	init_src$1();
	init_course();
	decided = (log) => log.filter(({ kind }) => kind === "move" || kind === "undo");
}));
// packages/server/src/game/drafts.ts
/** How the game stands once the drafts are rows; the first of them may have been folded in already. */
function folded(before, rows, drafts) {
	let { course } = before;
	const steps = [...before.steps];
	for (let i = steps.length; i < rows.length; i++) {
		const row = rows[i];
		const next = advanced(course, row, drafts[i]?.tried);
		course = next.course;
		steps.push({
			row,
			events: next.events
		});
	}
	return {
		course,
		steps
	};
}
/** Whoever decides must have seen all that was decided, and can have seen nothing that was not. */
function demandPresent({ seq, moved, isPaused }, after) {
	if (after < moved || after > seq) throw new Problem("moved-on", {
		seq,
		after: moved
	});
	if (isPaused) throw new Problem("paused");
}
function demandRunning({ state }) {
	if (outcome(state) !== void 0) throw new Problem("not-running");
}
/** What the lines do, up to and with the first that reveals something. */
function moveDrafts({ state: start }, seat, lines) {
	let state = start;
	const moves = [];
	for (const [index, line] of lines.entries()) {
		const due = toDecide(state);
		if (due !== seat) throw due === void 0 ? new Problem("not-running", { index }) : new Problem("not-your-turn", {
			index,
			toDecide: due
		});
		const { body, tried } = attempt(state, line, index);
		moves.push({
			kind: "move",
			seat,
			body,
			tried
		});
		if (revealed(state, tried.state, tried.events)) break;
		state = tried.state;
	}
	return moves;
}
function attempt(state, line, index) {
	try {
		const move = parse(line);
		return {
			body: text(move),
			tried: apply(state, move)
		};
	} catch (error) {
		if (!(error instanceof IllegalMove)) throw error;
		const { code, rule, message } = error;
		throw new Problem("illegal-move", {
			index,
			move: line,
			refusal: {
				code,
				rule,
				message
			}
		});
	}
}
var rowOf;
var init_drafts = __esmMin((() => {
	init_src$1();
	init_errors$1();
	init_course();
	init_revealed();
	rowOf = ({ kind, seat, body }, seq, at) => seat === void 0 ? {
		seq,
		at,
		kind,
		body
	} : {
		seq,
		at,
		kind,
		seat,
		body
	};
}));
// packages/server/src/game/one-by-one.ts
/** One thing after the other. Whatever takes longer than `patienceMs` is no longer waited for and fails with `late`: it must not block the rest for ever. */
function oneByOne(patienceMs, late) {
	let tail = Promise.resolve();
	return (work) => {
		const turn = tail.then(() => within(work(), patienceMs, late));
		tail = turn.catch(() => {});
		return turn;
	};
}
function within(work, ms, late) {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(late()), ms);
		work.then((result) => {
			clearTimeout(timer);
			resolve(result);
		}, (error) => {
			clearTimeout(timer);
			reject(error);
		});
	});
}
var init_one_by_one = __esmMin((() => {}));
// packages/server/src/game/past.ts
/** Each is what the place could see at that moment, and no more. What was taken back is left out. */
function pastViews(start, rows, seat, since, until) {
	const views = since === 0 ? [{
		seq: 0,
		view: view(start, seat)
	}] : [];
	let state = start;
	for (const { seq, body } of countedMoves(rows)) {
		if (seq > until || views.length >= MOST_VIEWS) break;
		state = apply(state, body).state;
		if (seq >= since) views.push({
			seq,
			view: view(state, seat)
		});
	}
	return views;
}
var MOST_VIEWS;
var init_past = __esmMin((() => {
	init_src$1();
	init_course();
	MOST_VIEWS = 100;
}));
// packages/server/src/game/room.ts
var TRIES, SOON_MS, PATIENCE_MS$1, MOST_ROWS, IDLE, Room;
var init_room = __esmMin((() => {
	init_src$1();
	init_errors$1();
	init_asked_again();
	init_course();
	init_drafts();
	init_one_by_one();
	init_past();
	TRIES = 8;
	SOON_MS = 300;
	PATIENCE_MS$1 = 1e4;
	MOST_ROWS = 2e4;
	IDLE = /* @__PURE__ */ new Set([
		"chat",
		"agree",
		"disagree"
	]);
	Room = class {
		house;
		game;
		#course;
		/** What is in memory is true, but perhaps not all: a write was not answered. */
		#isBehind = false;
		/** A database that never answers must not block the room for ever: what comes after it reads first. */
		#alone = oneByOne(PATIENCE_MS$1, () => {
			this.#isBehind = true;
			return new Problem("try-again");
		});
		constructor(house, game) {
			this.house = house;
			this.game = game;
		}
		/** Undefined before the start. */
		get course() {
			return this.#course;
		}
		/** How the game stands now; throws if it has not begun. */
		async present() {
			if (this.#course === void 0 || this.#isBehind || this.house.store.isShared) await this.catchUp();
			return this.#known();
		}
		#known() {
			if (this.#course === void 0) throw new Problem("not-running");
			return this.#course;
		}
		catchUp() {
			return this.#alone(() => this.#read());
		}
		/** How it got from row `seq` to now, with events. */
		async stepsSince(seq) {
			const rows = await this.#log(0);
			return rebuilt(this.#start(), rows, seq).steps;
		}
		/** How it looked to one place while it got from one row to another. */
		async viewsBetween(seat, since, until) {
			return pastViews(this.#start().state, await this.#log(0), seat, since, until);
		}
		/**
		* Moves of a seat, in order. All are played or, if one is refused, none; but what follows a move that reveals something is not tried,
		* so that nobody learns a die by sending what only some results allow.
		*/
		play(seat, after, lines) {
			return this.#alone(async () => {
				await this.#refresh(after);
				let played = 0;
				const plan = (now) => {
					demandPresent(now, after);
					if (now.control[seat] === "resigned") throw new Problem("seat-resigned");
					const moves = moveDrafts(now, seat, lines);
					played = moves.length;
					return { drafts: now.control[seat] === "absent" ? [{
						kind: "back",
						seat,
						body: ""
					}, ...moves] : moves };
				};
				return this.#once(async () => ({
					course: await this.#write(plan),
					played
				}), async () => playedBefore(await this.#log(after), seat, after, lines) || void 0);
			});
		}
		/** A bot's move, if the game still stands where the bot looked at it. */
		playBot(seat, after, line) {
			return this.#alone(async () => {
				await this.#refresh();
				const now = this.#known();
				if (now.moved !== after || decider(now)?.seat !== seat || !decider(now)?.isBot) return void 0;
				return this.#write((course) => {
					if (course.moved !== after || decider(course)?.isBot !== true) throw new Problem("moved-on");
					return { drafts: [{
						kind: "move",
						seat,
						body: line
					}] };
				});
			});
		}
		/** Takes moves back and plays others instead: both or, if one of those is refused, neither. */
		undo(seat, after, count, instead = []) {
			return this.#alone(async () => {
				if (!this.game.options.undo) throw new Problem("undo-off");
				await this.#refresh(after);
				let played = 0;
				const plan = async (course, now) => {
					demandPresent(course, after);
					if (course.seq >= MOST_ROWS) throw new Problem("undo-off");
					const from = course.trailSeat === seat && course.control[seat] === "person" ? course.trail.at(-count) : void 0;
					if (from === void 0) throw new Problem("nothing-to-undo");
					const undo = {
						kind: "undo",
						seat,
						body: String(from)
					};
					const undone = await this.#afterUndo(rowOf(undo, course.seq + 1, now));
					const moves = moveDrafts(undone.course, seat, instead);
					played = moves.length;
					return {
						drafts: [undo, ...moves],
						undone
					};
				};
				return this.#once(async () => ({
					course: await this.#write(plan),
					played
				}), async () => undoneBefore(await this.#log(0), seat, after, count, instead));
			});
		}
		resign(seat) {
			return this.#change((course) => {
				demandRunning(course);
				return { drafts: course.control[seat] === "resigned" ? [] : [{
					kind: "resign",
					seat,
					body: ""
				}] };
			});
		}
		back(seat) {
			return this.#change((course) => {
				if (course.control[seat] === "resigned") throw new Problem("seat-resigned");
				return { drafts: course.control[seat] === "absent" ? [{
					kind: "back",
					seat,
					body: ""
				}] : [] };
			});
		}
		/** The clock has run out: a bot takes over, if it is still so. */
		absent(now) {
			return this.#change((course) => {
				const duty = dutyOf(course, this.game.options.clock, now);
				const next = decider(course);
				return { drafts: next !== void 0 && !next.isBot && typeof duty !== "string" && duty.due <= now ? [{
					kind: "absent",
					seat: next.seat,
					body: ""
				}] : [] };
			});
		}
		pause(seat, wants) {
			return this.#change((course) => {
				demandRunning(course);
				if (course.control[seat] !== "person") throw new Problem("seat-resigned");
				return { drafts: (wants ? !course.agreed[seat] : course.agreed.some(Boolean)) ? [{
					kind: wants ? "agree" : "disagree",
					seat,
					body: ""
				}] : [] };
			});
		}
		chat(seat, body) {
			return this.#change(() => ({
				drafts: [{
					kind: "chat",
					...seat === void 0 ? {} : { seat },
					body
				}],
				duty: "keep"
			}));
		}
		/** The first to ask decides which table it is; when that one was closed, the first to ask again. */
		rematch(table, insteadOf) {
			return this.#change((course) => {
				if (outcome(course.state) === void 0) throw new Problem("not-finished");
				return {
					drafts: course.rematch === insteadOf ? [{
						kind: "rematch",
						body: table
					}] : [],
					duty: "keep"
				};
			});
		}
		#change(plan) {
			return this.#alone(async () => {
				await this.#refresh();
				return this.#write(plan);
			});
		}
		async #refresh(wanted = 0) {
			if (this.#course === void 0 || this.#isBehind || wanted > this.#course.seq) await this.#read();
		}
		#start() {
			const { setup, seats, started = 0 } = this.game;
			if (setup === void 0) throw new Problem("not-running");
			return begin$1(setup, seats, started);
		}
		/** Reads what is new in the store. An undo among it means reading it all. */
		async #read() {
			const { store, onSteps } = this.house;
			const wasOpen = this.game.setup === void 0;
			if (wasOpen) this.game = await store.game(this.game.id) ?? this.game;
			if (this.game.setup === void 0) return;
			const known = this.#course;
			const rows = await store.rowsSince(this.game.id, known?.seq ?? 0);
			const isWhole = known === void 0 || rows.some(({ kind }) => kind === "undo");
			const all = known !== void 0 && isWhole ? await store.rowsSince(this.game.id, 0) : rows;
			if (this.#course !== known) return this.#read();
			this.#isBehind = false;
			if (known !== void 0 && rows.length === 0) return;
			const { course, steps } = rebuilt(isWhole ? this.#start() : known, all, known?.seq ?? (wasOpen ? 0 : void 0));
			this.#course = course;
			if (outcome(course.state) !== void 0) this.game = {
				...this.game,
				status: "finished"
			};
			onSteps(this, steps, false);
		}
		/** Makes a plan, writes it, and makes it anew when somebody else's row came first. */
		async #write(plan) {
			for (let tries = 0; tries < TRIES; tries++) {
				const before = this.#known();
				const now = Date.now();
				const { drafts, duty, undone } = await plan(before, now);
				if (drafts.length === 0) return before;
				if (before.seq >= MOST_ROWS && drafts.some(({ kind }) => IDLE.has(kind))) throw new Problem("too-many");
				const rows = drafts.map((draft, i) => rowOf(draft, before.seq + 1 + i, now));
				const { course, steps } = folded(undone ?? {
					course: before,
					steps: []
				}, rows, drafts);
				const isOver = outcome(course.state) !== void 0;
				const wanted = duty ?? this.#duty(before, course, now);
				if (!await this.#append({
					game: this.game.id,
					after: before.seq,
					rows,
					duty: wanted,
					...isOver ? { isOver } : {}
				})) {
					await this.#read();
					continue;
				}
				if (this.#course !== before) {
					await this.#read();
					return this.#known();
				}
				this.#course = course;
				if (isOver) this.game = {
					...this.game,
					status: "finished"
				};
				this.house.onSteps(this, steps, true);
				return course;
			}
			throw new Problem("moved-on", { seq: this.#known().seq });
		}
		async #afterUndo(undo) {
			const before = (await this.#log(0)).filter(({ seq }) => seq < undo.seq);
			return rebuilt(this.#start(), [...before, undo], undo.seq - 1);
		}
		/** A bot's turn that begins here is held by this node from the first moment on. */
		#duty(before, course, now) {
			const { clock } = this.game.options;
			const duty = dutyOf(course, clock, now);
			const { node, leaseMs } = this.house;
			if (duty === "none" && dutyOf(before, clock, now) === "none") return "keep";
			return duty !== "none" && decider(course)?.isBot ? {
				...duty,
				holder: node,
				until: now + leaseMs
			} : duty;
		}
		/** When the store does not answer, nobody knows whether it was written: it is read before anything else is done, and soon. */
		async #append(append) {
			try {
				return await this.house.store.append(append);
			} catch (error) {
				this.#isBehind = true;
				setTimeout(() => this.catchUp().catch(() => {}), SOON_MS).unref();
				throw new Problem("try-again", { cause: error instanceof Error ? error.message : "unknown" });
			}
		}
		/** What came first, here or at another node, may be this very request: `before` tells how many of its moves were played then. */
		async #once(act, before) {
			try {
				return await act();
			} catch (error) {
				const played = error instanceof Problem && error.code === "moved-on" ? await before() : void 0;
				if (played === void 0) throw error;
				return {
					course: this.#known(),
					played
				};
			}
		}
		#log(since) {
			return this.house.store.rowsSince(this.game.id, since);
		}
	};
}));
// packages/server/src/game/watchers.ts
/** Seats change hands until the start: whoever came to a place that is not theirs any more has to ask anew. */
function isTheirs({ host, options, seats }, { guest, seat }) {
	const isOwn = (one) => guest !== void 0 && seats[one]?.guest === guest;
	if (seat !== void 0) return isOwn(seat);
	return options.spectators || guest !== void 0 && guest === host || [...seats.keys()].some(isOwn);
}
var NOTHING, Watchers, after;
var init_watchers = __esmMin((() => {
	init_news();
	NOTHING = -1;
	Watchers = class {
		#places = /* @__PURE__ */ new Map();
		#presence;
		/** What has not been told yet. */
		#untold = /* @__PURE__ */ new Map();
		constructor(presence) {
			this.#presence = presence;
		}
		count() {
			return [...this.#places.values()].reduce((sum, places) => sum + places.size, 0);
		}
		isWatched(room) {
			return this.#places.has(room);
		}
		rooms() {
			return [...this.#places.keys()];
		}
		/** Answers with the way out. */
		async add(room, watcher) {
			const place = {
				...watcher,
				waiting: [],
				told: NOTHING
			};
			const places = this.#places.get(room) ?? /* @__PURE__ */ new Set();
			this.#places.set(room, places.add(place));
			const leave = () => {
				if (!places.delete(place)) return;
				if (places.size === 0 && this.#places.get(room) === places) this.#places.delete(room);
				this.tellPresence(room);
			};
			try {
				await this.#greet(room, place);
			} catch (error) {
				leave();
				throw error;
			}
			this.tellPresence(room);
			return leave;
		}
		async #greet(room, place) {
			await room.catchUp();
			place.line.send("table", JSON.stringify(tableView(room.game, place.guest)));
			const known = room.course;
			const last = place.last !== void 0 && known !== void 0 && place.last <= known.seq ? place.last : void 0;
			const read = last === void 0 || last === known?.seq ? [] : await room.stepsSince(last);
			const { course } = room;
			const waiting = place.waiting ?? [];
			place.waiting = void 0;
			if (course === void 0) return;
			if (!isTheirs(room.game, place)) return place.line.end();
			const end = read.at(-1)?.row.seq ?? last ?? course.seq;
			const steps = last === void 0 ? [] : [...read, ...after(waiting, end)].filter(({ row }) => row.seq <= course.seq);
			place.line.send("news", newsWords(room.game, course, steps)(place.seat), course.seq);
			place.told = course.seq;
		}
		/** Those whose moves shared a commit are answered first, and then everybody is told. */
		tellSteps(room, steps) {
			const places = this.#places.get(room);
			if (places === void 0 || steps.length === 0) return;
			for (const { waiting } of places) waiting?.push(...steps);
			if (this.#untold.size === 0) setImmediate(() => this.#tellAll());
			const untold = this.#untold.get(room);
			if (untold === void 0) this.#untold.set(room, [...steps]);
			else untold.push(...steps);
		}
		#tellAll() {
			const untold = [...this.#untold];
			this.#untold.clear();
			for (const [room, steps] of untold) this.#tell(room, steps);
		}
		/** Whoever looks from the same place is sent the same words: they are made once. */
		#tell(room, steps) {
			const { course } = room;
			const first = steps[0]?.row.seq ?? 0;
			if (course === void 0) return;
			const write = newsWords(room.game, course, steps);
			const made = /* @__PURE__ */ new Map();
			for (const place of this.#places.get(room) ?? []) {
				if (place.waiting !== void 0 || place.told >= course.seq) continue;
				if (place.told === NOTHING && !isTheirs(room.game, place)) {
					place.line.end();
					continue;
				}
				const isLate = place.told >= first;
				const words = isLate ? newsWords(room.game, course, after(steps, place.told))(place.seat) : made.get(place.seat) ?? write(place.seat);
				if (!isLate) made.set(place.seat, words);
				place.told = course.seq;
				place.line.send("news", words, course.seq);
			}
		}
		/** Somebody sat down or left, or the game begins. */
		tellTable(room) {
			for (const place of this.#places.get(room) ?? []) {
				const { line, guest, seat, waiting } = place;
				line.send("table", JSON.stringify(tableView(room.game, guest)));
				if (waiting !== void 0 || room.course?.seq !== 0) continue;
				if (!isTheirs(room.game, place)) {
					line.end();
					continue;
				}
				line.send("news", newsWords(room.game, room.course, [])(seat), 0);
				place.told = 0;
			}
		}
		/** Somebody came or went here. */
		tellPresence(room) {
			const places = [...this.#places.get(room) ?? []];
			const { seats, id } = room.game;
			const isThere = (seat) => places.some(({ guest }) => guest !== void 0 && guest === seats[seat]?.guest);
			const here = [...seats.keys()].filter(isThere);
			const spectators = places.filter(({ guest }) => guest === void 0 || !seats.some((seat) => seat.guest === guest)).length;
			this.#presence.see(id, {
				here,
				spectators
			});
			this.sendPresence(room);
		}
		/** Somebody came or went, here or at another node. */
		sendPresence(room) {
			const { here, spectators } = this.#presence.of(room.game.id);
			const words = JSON.stringify({
				here: room.game.seats.map((_, seat) => here.includes(seat)),
				spectators
			});
			for (const { line } of this.#places.get(room) ?? []) line.send("presence", words);
		}
		/** Somebody is known by another secret from now on: whoever has only the old one must not go on listening. */
		endOf(guest) {
			for (const places of this.#places.values()) for (const place of places) if (place.guest === guest) place.line.end();
		}
		endAll() {
			this.#tellAll();
			for (const places of this.#places.values()) for (const { line } of places) line.end();
		}
	};
	after = (steps, seq) => steps.filter(({ row }) => row.seq > seq);
}));
// packages/server/src/game/rooms.ts
var Rooms;
var init_rooms = __esmMin((() => {
	init_errors$1();
	init_room();
	init_watchers();
	Rooms = class {
		watchers;
		#house;
		#most;
		#rooms = /* @__PURE__ */ new Map();
		#present = /* @__PURE__ */ new Map();
		constructor({ onSteps, ...house }, presence, most) {
			this.watchers = new Watchers(presence);
			this.#most = most;
			this.#house = {
				...house,
				onSteps: (room, steps, isOwn) => {
					if (!isOwn && (steps[0]?.row.seq ?? 1) === 1) this.watchers.tellTable(room);
					this.watchers.tellSteps(room, steps);
					const known = this.#present.get(room.game.id);
					if (known !== void 0 && known !== room) known.catchUp().catch(() => {});
					onSteps(room, steps, isOwn);
				}
			};
		}
		get size() {
			return this.#rooms.size;
		}
		/** As it stands now, whichever node it was played on. */
		async fresh(id) {
			const room = await this.get(id);
			if (this.#house.store.isShared) await room.catchUp();
			return room;
		}
		/** Throws `no-table`. Who sits where is final once the game has begun; until then another node may have changed it. */
		async get(id) {
			const isKnown = this.#rooms.has(id);
			const room = await this.#kept(id);
			if (isKnown && room.course === void 0 && this.#house.store.isShared) await room.catchUp();
			return room;
		}
		#kept(id) {
			const known = this.#rooms.get(id);
			if (known !== void 0) {
				this.#rooms.delete(id);
				this.#rooms.set(id, known);
				return known;
			}
			const coming = this.#load(id);
			this.#rooms.set(id, coming);
			coming.then((room) => this.#present.set(id, room), () => this.#rooms.delete(id));
			this.#forget();
			return coming;
		}
		async #load(id) {
			const game = await this.#house.store.game(id);
			if (game === void 0) throw new Problem("no-table");
			const room = new Room(this.#house, game);
			if (game.setup !== void 0) await room.catchUp();
			return room;
		}
		#forget() {
			for (const id of this.#rooms.keys()) {
				if (this.#rooms.size <= this.#most) return;
				const room = this.#present.get(id);
				if (room === void 0 || this.watchers.isWatched(room)) continue;
				this.#rooms.delete(id);
				this.#present.delete(id);
			}
		}
		/** The table itself has changed: seats, or the start. */
		async refresh(id) {
			const isKnown = this.#rooms.has(id);
			const room = await this.#kept(id);
			const before = room.course;
			if (isKnown) await room.catchUp();
			if (room.course === before) this.watchers.tellTable(room);
			return room;
		}
		/** Another node has news of these games; an empty list: of any. What nobody looks at is read when it is needed. */
		async wake(ids) {
			const watched = this.watchers.rooms();
			const rooms = ids.length === 0 ? watched : watched.filter(({ game }) => ids.includes(game.id));
			await Promise.allSettled(rooms.map((room) => room.course === void 0 ? this.refresh(room.game.id) : room.catchUp()));
		}
	};
}));
// packages/server/src/metrics.ts
/** What the machine room wants to know, in the form that Prometheus reads. */
function makeMetrics(now) {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	const registers = [registry];
	const moves = new Counter({
		name: "elbowroom_moves_total",
		help: "Moves written by this node.",
		registers
	});
	const refusals = new Counter({
		name: "elbowroom_refusals_total",
		help: "Requests refused, by code.",
		labelNames: ["code"],
		registers
	});
	const appends = new Histogram({
		name: "elbowroom_append_seconds",
		help: "From the wish to append until it is on disk.",
		buckets: [
			.001,
			.0025,
			.005,
			.01,
			.025,
			.05,
			.1,
			.5,
			2
		],
		registers
	});
	new Gauge({
		name: "elbowroom_rooms",
		help: "Games in memory.",
		registers,
		collect() {
			this.set(now().rooms);
		}
	});
	new Gauge({
		name: "elbowroom_streams",
		help: "Open streams of games.",
		registers,
		collect() {
			this.set(now().streams);
		}
	});
	const timed = (store) => ({
		...store,
		append: async (append) => {
			const stop = appends.startTimer();
			try {
				return await store.append(append);
			} finally {
				stop();
			}
		}
	});
	return {
		registry,
		moves,
		refusals,
		timed
	};
}
var init_metrics = __esmMin((() => {}));
// packages/server/src/house.ts
function furnish(config, store, onFault) {
	const { node, leaseMs, tickMs, botPaceMs: paceMs } = config;
	const thinker = startThinker(config.botThreads);
	const metrics = makeMetrics(() => ({
		rooms: rooms.size,
		streams: rooms.watchers.count()
	}));
	const presence = new Presence((words) => {
		if (store.isShared) store.tell([words]).catch(onFault);
	});
	const rooms = new Rooms({
		store: metrics.timed(store),
		node,
		leaseMs,
		onSteps: (room, steps, isOwn) => {
			if (!isOwn) return;
			metrics.moves.inc(steps.filter(({ row }) => row.kind === "move").length);
			duties.consider(room);
		}
	}, presence, config.rooms);
	const duties = new Duties(store, thinker, (id) => rooms.get(id), {
		node,
		leaseMs,
		tickMs,
		paceMs
	}, onFault);
	const lobby = new Lobby(store, onFault);
	const tables = new Tables(store, rooms, duties, {
		node,
		leaseMs
	}, () => lobby.changed());
	const door = new Doorkeeper(store, config.hasSecureCookies);
	const partFrom = (guest) => {
		door.forget(guest);
		rooms.watchers.endOf(guest);
	};
	store.onNews((news, node) => {
		const greeted = /* @__PURE__ */ new Set();
		const games = news.filter((words) => {
			if (words.startsWith(MOVED)) {
				partFrom(words.slice(1));
				return false;
			}
			const game = presence.hear(node, words);
			if (game !== void 0) greeted.add(game);
			return game === void 0;
		});
		for (const room of rooms.watchers.rooms()) if (greeted.has(room.game.id)) rooms.watchers.sendPresence(room);
		if (news.length === 0 || games.includes("lobby")) lobby.changed();
		if (news.length === 0 || games.length > 0) rooms.wake(games).catch(onFault);
	});
	duties.start();
	const stopExpiry = startExpiry(store, tables, presence, {
		openMs: config.openMs,
		everyMs: LOOKS_TO_EXPIRY * tickMs
	}, onFault);
	const sweep = setInterval(() => {
		if (!store.isShared) return;
		rooms.wake([]).catch(onFault);
		presence.repeat();
	}, SWEEP_MS).unref();
	return {
		config,
		store,
		rooms,
		duties,
		tables,
		lobby,
		door,
		limits: new Limits(config.hasLimits),
		streams: new StreamCount(config.hasLimits),
		metrics,
		async moved(guest) {
			partFrom(guest);
			await store.tell([`${MOVED}${guest}`]);
		},
		async stop() {
			clearInterval(sweep);
			stopExpiry();
			rooms.watchers.endAll();
			lobby.endAll();
			await duties.stop();
			await thinker.close();
		}
	};
}
var SWEEP_MS, LOOKS_TO_EXPIRY, MOVED;
var init_house = __esmMin((() => {
	init_limits();
	init_who();
	init_thinker();
	init_duties();
	init_expiry();
	init_lobby();
	init_presence();
	init_rooms();
	init_tables$1();
	init_metrics();
	SWEEP_MS = 1e4;
	LOOKS_TO_EXPIRY = 60;
	MOVED = "~";
}));
// packages/server/src/lost.ts
function page$1(language) {
	const { title, says, home } = words[language];
	return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Elbowroom: ${title}</title><link rel="icon" href="/favicon.svg">
<style>:root{color-scheme:light dark}body{font:18px/1.5 system-ui;max-width:30rem;margin:20vh auto;padding:0 1rem;text-align:center}a{display:inline-block;padding:.6rem 1.2rem}</style>
<h1>${title}</h1><p>${says}</p><p><a href="/">${home}</a></p></html>`;
}
function isPerson({ method, url, headers }) {
	return (method === "GET" || method === "HEAD") && !/^\/api(\/|$|\?)/.test(url) && /\btext\/html\b/.test(headers.accept ?? "");
}
function lost(request, reply) {
	reply.code(404).header("cache-control", "no-store").header("vary", "accept, accept-language");
	if (isPerson(request)) return reply.type("text/html; charset=utf-8").send(page$1(languageOf(request.headers["accept-language"])));
	const [, message] = problems["not-found"];
	return reply.send({
		code: "not-found",
		message
	});
}
var words, languageOf;
var init_lost = __esmMin((() => {
	init_errors$1();
	words = {
		en: {
			title: "Nothing here",
			says: "This address leads nowhere.",
			home: "To the start"
		},
		fr: {
			title: "Rien ici",
			says: "Cette adresse ne mène nulle part.",
			home: "Vers l’accueil"
		}
	};
	languageOf = (accepted = "") => /^\s*fr\b/i.test(accepted) ? "fr" : "en";
}));
// packages/server/src/under-way.ts
function requestsUnderWay(server) {
	const replies = /* @__PURE__ */ new Set();
	server.addHook("onRequest", (_request, reply, done) => {
		replies.add(reply);
		reply.raw.once("close", () => replies.delete(reply));
		done();
	});
	return { async finished(ms) {
		for (const began = performance.now(); [...replies].some(isAwaited) && performance.now() - began < ms;) await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
	} };
}
var LOOK_MS, isAwaited;
var init_under_way = __esmMin((() => {
	LOOK_MS = 20;
	isAwaited = ({ raw, sent }) => !raw.writableFinished && !raw.closed && (!sent || raw.writableEnded);
}));
// packages/server/src/server.ts
/** An address that is none is refused before anything else is known. */
function unreadable(_error, _request, reply) {
	const [status, message] = problems["bad-request"];
	reply.code(status).send({
		code: "bad-request",
		message
	});
}
/** A server for the page built in the folder `page`, and for games if there is a place to keep them. It does not listen yet. */
async function createServer(page, games) {
	const proxies = games?.config.proxies ?? 0;
	const server = fastify({
		forceCloseConnections: true,
		bodyLimit: MOST_BODY,
		trustProxy: (_address, hop) => hop < proxies,
		routerOptions: { maxParamLength: 100 },
		requestTimeout: 3e4,
		logger: games === void 0 ? false : {
			level: games.config.logLevel,
			redact: ["req.headers.authorization", "req.headers.cookie"]
		},
		frameworkErrors: unreadable,
		childLoggerFactory: (logger) => logger,
		ajv: { customOptions: {
			removeAdditional: false,
			coerceTypes: false,
			useDefaults: false
		} }
	});
	server.addHook("onSend", (_request, reply, _payload, done) => {
		reply.headers(securityHeaders);
		done();
	});
	if (games !== void 0) await addGames(server, games);
	else server.get("/healthz", async () => ({
		ok: true,
		tables: false
	}));
	if (page !== void 0) await server.register(fastifyStatic, {
		root: page,
		cacheControl: false,
		setHeaders: (reply, path) => {
			reply.header("cache-control", cacheControl(path));
		}
	});
	server.setNotFoundHandler(lost);
	return server;
}
async function addGames(server, { config, store }) {
	const house = furnish(config, store, (error) => server.log.warn(error));
	const underWay = requestsUnderWay(server);
	let isStopping = false;
	server.removeContentTypeParser("text/plain");
	server.setErrorHandler(refusing(house.metrics));
	await server.register(cookie);
	await describeApi(server);
	healthRoutes(server, house, () => isStopping);
	descriptionRoutes(server);
	await server.register(async (scope) => {
		scope.addHook("onSend", (_request, reply, _payload, done) => {
			reply.header("cache-control", "no-store");
			done();
		});
		scope.addHook("onRoute", ({ schema }) => {
			if (schema !== void 0) schema.response = {
				...schema.response ?? {},
				"4xx": Refusal,
				"5xx": Refusal
			};
		});
		const api = scope.withTypeProvider();
		guestRoutes(api, house);
		tableRoutes(api, house);
		playRoutes(api, house);
	}, { prefix: "/api/v1" });
	server.addHook("preClose", async () => {
		isStopping = true;
		await house.stop();
		await underWay.finished(STOP_MS);
	});
	server.addHook("onClose", async () => {
		await store.close();
	});
}
var MOST_BODY, STOP_MS;
var init_server = __esmMin((() => {
	init_description();
	init_guests();
	init_health();
	init_play();
	init_refusals();
	init_schemas();
	init_tables();
	init_errors$1();
	init_headers();
	init_house();
	init_lost();
	init_under_way();
	MOST_BODY = 32768;
	STOP_MS = 5e3;
}));
// packages/server/src/store/store.ts
var ROW_KINDS;
var init_store = __esmMin((() => {
	ROW_KINDS = [
		"move",
		"undo",
		"absent",
		"back",
		"resign",
		"agree",
		"disagree",
		"chat",
		"rematch"
	];
}));
// packages/server/src/store/columns.ts
function gameFrom(columns, seats) {
	const { id, code, host, seed, rules, made, setup, started } = columns;
	const options = JSON.parse(columns.options);
	const dealt = setup === null ? void 0 : JSON.parse(setup);
	return {
		id,
		code,
		host,
		isPrivate: columns.private === 1,
		status: STATUSES.find((known) => known === columns.status) ?? "closed",
		options,
		seed,
		rules,
		made,
		...dealt === void 0 ? {} : { setup: dealt },
		...started === null ? {} : { started },
		seats: seats.filter(({ game }) => game === id).sort((a, b) => a.seat - b.seat).map(seatFrom)
	};
}
/** Whether nobody has come or gone. */
function areSeated(columns, seats) {
	const isSame = ({ seat, guest, bot, name }) => {
		const then = seats[seat];
		return (then?.guest ?? null) === guest && (then?.bot ?? null) === bot && (then?.name ?? null) === name;
	};
	return columns.length === seats.length && columns.every(isSame);
}
function rowFrom({ seq, at, kind, seat, body }) {
	const known = ROW_KINDS.find((name) => name === kind);
	if (known === void 0) throw new Error(`a row of unknown kind ${kind}: the database is from a later version`);
	return {
		seq,
		at,
		kind: known,
		...seat === null ? {} : { seat },
		body
	};
}
var STATUSES, seatFrom;
var init_columns = __esmMin((() => {
	init_store();
	STATUSES = [
		"open",
		"running",
		"finished",
		"closed"
	];
	seatFrom = ({ guest, bot, name }) => ({
		...guest === null ? {} : { guest },
		...bot === null ? {} : { bot },
		...name === null ? {} : { name }
	});
}));
// packages/server/src/store/gather.ts
function gather(keyOf, write, { lanes, most }) {
	let waiting = [];
	let underWay = 0;
	let isPlanned = false;
	const busy = /* @__PURE__ */ new Set();
	const plan = () => {
		if (isPlanned || underWay >= lanes || waiting.length === 0) return;
		isPlanned = true;
		setImmediate(flush);
	};
	const taken = () => {
		const batch = [];
		const left = [];
		for (const entry of waiting) {
			const { key } = entry;
			const isFree = batch.length < most && (key === void 0 || !busy.has(key));
			(isFree ? batch : left).push(entry);
			if (isFree && key !== void 0) busy.add(key);
		}
		waiting = left;
		return batch;
	};
	const flush = async () => {
		isPlanned = false;
		const batch = taken();
		if (batch.length === 0) return;
		underWay++;
		plan();
		try {
			const results = await write(batch.map(({ item }) => item));
			batch.forEach(({ resolve }, i) => {
				resolve(results[i]);
			});
		} catch (error) {
			for (const { reject } of batch) reject(error);
		} finally {
			underWay--;
			for (const { key } of batch) if (key !== void 0) busy.delete(key);
			plan();
		}
	};
	return (item) => new Promise((resolve, reject) => {
		waiting.push({
			item,
			key: keyOf(item),
			resolve,
			reject
		});
		plan();
	});
}
var init_gather = __esmMin((() => {}));
// packages/server/src/store/listener.ts
/** An open ear for what other nodes tell: one connection of its own, opened again whenever it breaks. */
/** `onOpen` is called each time the ear is open, for nobody knows what was said before. */
function listenOn(url, channel, onWords, onOpen) {
	let isClosed = false;
	let current;
	let timer;
	const again = (client) => {
		if (isClosed || current !== client) return;
		current = void 0;
		client.end().catch(() => {});
		timer = setTimeout(open, AGAIN_MS);
	};
	const open = () => {
		const client = new Client({
			connectionString: url,
			connectionTimeoutMillis: 5e3,
			keepAlive: true
		});
		current = client;
		client.on("error", () => again(client));
		client.on("end", () => again(client));
		client.on("notification", ({ payload = "" }) => onWords(payload));
		client.connect().then(() => client.query(`LISTEN ${channel}`)).then(onOpen).catch(() => again(client));
	};
	open();
	return { async close() {
		isClosed = true;
		clearTimeout(timer);
		await current?.end().catch(() => {});
	} };
}
var AGAIN_MS;
var init_listener = __esmMin((() => {
	AGAIN_MS = 250;
}));
// packages/server/src/store/migrations.ts
var migrations;
var init_migrations = __esmMin((() => {
	migrations = [`CREATE TABLE guests (
     id TEXT PRIMARY KEY,
     secret TEXT NOT NULL UNIQUE,
     name TEXT NOT NULL,
     made BIGINT NOT NULL
   );
   CREATE TABLE links (
     code TEXT PRIMARY KEY,
     guest TEXT NOT NULL REFERENCES guests (id),
     until BIGINT NOT NULL
   );
   CREATE TABLE games (
     id TEXT PRIMARY KEY,
     code TEXT NOT NULL UNIQUE,
     host TEXT NOT NULL,
     private INTEGER NOT NULL,
     status TEXT NOT NULL,
     options TEXT NOT NULL,
     seed TEXT NOT NULL,
     rules TEXT NOT NULL,
     made BIGINT NOT NULL,
     setup TEXT,
     started BIGINT,
     seq INTEGER NOT NULL DEFAULT 0
   );
   CREATE INDEX games_open ON games (made) WHERE status = 'open' AND private = 0;
   CREATE TABLE seats (
     game TEXT NOT NULL REFERENCES games (id),
     seat INTEGER NOT NULL,
     guest TEXT,
     bot TEXT,
     name TEXT,
     PRIMARY KEY (game, seat)
   );
   CREATE INDEX seats_guest ON seats (guest) WHERE guest IS NOT NULL;
   CREATE TABLE log (
     game TEXT NOT NULL,
     seq INTEGER NOT NULL,
     at BIGINT NOT NULL,
     kind TEXT NOT NULL,
     seat INTEGER,
     body TEXT NOT NULL,
     PRIMARY KEY (game, seq)
   );
   CREATE TABLE duties (
     game TEXT PRIMARY KEY,
     due BIGINT NOT NULL,
     holder TEXT,
     until BIGINT NOT NULL
   );
   CREATE INDEX duties_due ON duties (due);`, "ALTER TABLE games DROP COLUMN seq;"];
}));
// packages/server/src/store/postgres.ts
/** One Postgres for many nodes. An append is one statement: the key of the log is the gate, so every race has one winner. */
async function openPostgres(url, node, connections = 10) {
	types.setTypeParser(BIGINT, Number);
	const pool = new Pool({
		connectionString: url,
		max: connections,
		connectionTimeoutMillis: 5e3,
		query_timeout: PATIENCE_MS,
		keepAlive: true,
		onConnect: async (client) => {
			await client.query(BY_KEY);
		}
	});
	pool.on("error", () => {});
	pool.on("connect", (client) => client.on("error", () => {}));
	await inTransaction$1(pool, migrate$1);
	return postgresStore(pool, url, node);
}
async function inTransaction$1(pool, work) {
	const client = await pool.connect();
	try {
		await client.query("BEGIN");
		const result = await work(client);
		await client.query("COMMIT");
		client.release();
		return result;
	} catch (error) {
		client.release(true);
		throw error;
	}
}
/** While nobody else changes the table: what is read then is how it stands. False if it is not open. */
function atOpenTable(pool, game, work) {
	return inTransaction$1(pool, async (client) => {
		const { rowCount } = await client.query("SELECT 1 FROM games WHERE id = $1 AND status = 'open' FOR UPDATE", [game]);
		return rowCount === 1 && await work(client);
	});
}
async function migrate$1(client) {
	await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
	await client.query("CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)");
	const { rows } = await client.query("SELECT coalesce(max(version), 0) AS version FROM migrations");
	const version = rows[0]?.version ?? 0;
	if (version > migrations.length) throw new Error("the database was written by a later version of Elbowroom");
	for (let next = version; next < migrations.length; next++) {
		await client.query(migrations[next]);
		await client.query("INSERT INTO migrations (version) VALUES ($1)", [next + 1]);
	}
}
function appendValues(batch) {
	const first = batch.map(({ game, rows, isOver, duty }) => ({
		game,
		...rows[0],
		over: isOver === true,
		free: duty === "none"
	}));
	const further = batch.flatMap(({ game, rows }) => rows.slice(1).map((row) => ({
		game,
		...row
	})));
	const duties = batch.flatMap(({ game, duty }) => typeof duty === "string" ? [] : [{
		game,
		...duty
	}]);
	return [
		JSON.stringify(first),
		JSON.stringify(further),
		JSON.stringify(duties)
	];
}
function postgresStore(pool, url, node) {
	const ears = [];
	/** Statements are prepared once for each connection, under a name. */
	const names = /* @__PURE__ */ new Map();
	const ask = (text, values) => {
		const name = names.get(text) ?? `s${names.size}`;
		names.set(text, name);
		return pool.query({
			name,
			text,
			values
		});
	};
	const all = async (text, values = []) => (await ask(text, values)).rows;
	const one = async (text, values = []) => (await all(text, values))[0];
	const changes = async (text, values = []) => ((await ask(text, values)).rowCount ?? 0) > 0;
	const tellAll = async (words) => {
		const latest = [...new Set(words.toReversed())].reverse();
		await all(TELL, [`${node}:${latest.join(",")}`]);
		return words.map(() => void 0);
	};
	const tellOne = gather(() => void 0, tellAll, {
		lanes: 1,
		most: MOST_TOLD
	});
	const writeAll = async (batch) => {
		const ids = (await one(APPEND, appendValues(batch)))?.ids;
		const through = new Set(ids?.split(","));
		for (const game of through) tellOne(game).catch(() => {});
		return batch.map(({ game }) => through.has(game));
	};
	return {
		isShared: true,
		async addGuest({ id, name }, secretHash, now) {
			await all("INSERT INTO guests (id, secret, name, made) VALUES ($1, $2, $3, $4)", [
				id,
				secretHash,
				name,
				now
			]);
		},
		guestBySecret: (secretHash) => one("SELECT id, name FROM guests WHERE secret = $1", [secretHash]),
		async renameGuest(id, name) {
			await all("UPDATE guests SET name = $2 WHERE id = $1", [id, name]);
		},
		addLink: (codeHash, guest, until) => inTransaction$1(pool, async (client) => {
			await client.query("DELETE FROM links WHERE guest = $1", [guest]);
			await client.query("INSERT INTO links (code, guest, until) VALUES ($1, $2, $3)", [
				codeHash,
				guest,
				until
			]);
		}),
		useLink: (codeHash, secretHash, now) => one(`WITH used AS (DELETE FROM links WHERE code = $1 AND until > $3 RETURNING guest)
         UPDATE guests SET secret = $2 FROM used WHERE id = used.guest RETURNING id, name`, [
			codeHash,
			secretHash,
			now
		]),
		async addGame({ id, code, host, isPrivate, status, options, seed, rules, made, seats }) {
			await all(`WITH game AS (
           INSERT INTO games (id, code, host, private, status, options, seed, rules, made) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id
         )
         INSERT INTO seats (game, seat, guest, bot, name)
         SELECT game.id, s.* FROM game, json_to_recordset($10::json) AS s (seat int, guest text, bot text, name text)`, [...[
				id,
				code,
				host,
				isPrivate ? 1 : 0,
				status,
				JSON.stringify(options),
				seed,
				rules,
				made
			], JSON.stringify(seats.map(({ guest, bot, name }, seat) => ({
				seat,
				guest,
				bot,
				name
			})))]);
		},
		async game(id) {
			return gamesFrom(await all(`${GAMES} WHERE id = $1`, [id]))[0];
		},
		async gameByCode(code) {
			return (await one("SELECT id FROM games WHERE code = $1", [code]))?.id;
		},
		async openGames(most) {
			return gamesFrom(await all(`${GAMES} WHERE status = 'open' AND private = 0 ORDER BY made DESC LIMIT $1`, [most]));
		},
		async staleGames(before, most) {
			return (await all("SELECT id FROM games WHERE status = 'open' AND private = 0 AND made < $1 ORDER BY made LIMIT $2", [before, most])).map(({ id }) => id);
		},
		async gamesOf(guest, most) {
			const sql = `${GAMES} WHERE id IN (SELECT game FROM seats WHERE guest = $1) AND status <> 'closed' ORDER BY made DESC LIMIT $2`;
			return gamesFrom(await all(sql, [guest, most]));
		},
		reseat: (game, seat, from, to) => atOpenTable(pool, game, async (client) => {
			const { rowCount } = await client.query(`UPDATE seats SET guest = $3, bot = $4, name = $5 WHERE game = $1 AND seat = $2 AND guest IS NOT DISTINCT FROM $6 AND bot IS NOT DISTINCT FROM $7
           AND NOT EXISTS (SELECT 1 FROM seats other WHERE other.game = $1 AND other.seat <> $2 AND other.name = $5
             AND (other.guest IS NOT NULL OR other.bot IS NOT NULL))`, [
				game,
				seat,
				to.guest ?? null,
				to.bot ?? null,
				to.name ?? null,
				from.guest ?? null,
				from.bot ?? null
			]);
			return rowCount === 1;
		}),
		start: ({ id, seats }, setup, now, duty) => atOpenTable(pool, id, async (client) => {
			const { rows } = await client.query("SELECT game, seat, guest, bot, name FROM seats WHERE game = $1", [id]);
			if (!areSeated(rows, seats)) return false;
			await client.query("UPDATE games SET status = 'running', setup = $2, started = $3 WHERE id = $1", [
				id,
				JSON.stringify(setup),
				now
			]);
			if (duty !== "none") {
				const { due, holder = null, until = 0 } = duty;
				await client.query("INSERT INTO duties (game, due, holder, until) VALUES ($1, $2, $3, $4)", [
					id,
					due,
					holder,
					until
				]);
			}
			return true;
		}),
		shut: (game) => changes("UPDATE games SET status = 'closed' WHERE id = $1 AND status = 'open'", [game]),
		append: gather(({ game }) => game, writeAll, {
			lanes: 2,
			most: MOST_APPENDED
		}),
		async rowsSince(game, seq) {
			return (await all("SELECT seq, at, kind, seat, body FROM log WHERE game = $1 AND seq > $2 ORDER BY seq", [game, seq])).map(rowFrom);
		},
		async claimDuties(holder, now, until, most) {
			return (await all(`UPDATE duties SET holder = $1, until = $3 WHERE game IN (
        SELECT game FROM duties WHERE due <= $2 AND until <= $2 ORDER BY due LIMIT $4 FOR UPDATE SKIP LOCKED) RETURNING game`, [
				holder,
				now,
				until,
				most
			])).map(({ game }) => game);
		},
		async tell(news) {
			await Promise.all(news.map(tellOne));
		},
		onNews(listener) {
			const heard = (words) => {
				const [from, news = ""] = words.split(":");
				if (from !== void 0 && from !== node) listener(news.split(","), from);
			};
			ears.push(listenOn(url, CHANNEL, heard, () => listener([], node)));
		},
		async ready() {
			await all("SELECT 1");
		},
		async close() {
			await Promise.all(ears.map((ear) => ear.close()));
			await pool.end();
		}
	};
}
var CHANNEL, MIGRATION_LOCK, MOST_TOLD, MOST_APPENDED, BY_KEY, PATIENCE_MS, BIGINT, APPEND, TELL, GAMES, gamesFrom;
var init_postgres = __esmMin((() => {
	init_columns();
	init_gather();
	init_listener();
	init_migrations();
	CHANNEL = "elbowroom";
	MIGRATION_LOCK = 5207042;
	MOST_TOLD = 150;
	MOST_APPENDED = 200;
	BY_KEY = "SET enable_seqscan = off";
	PATIENCE_MS = 8e3;
	BIGINT = 20;
	APPEND = `
  WITH want AS (
    SELECT * FROM json_to_recordset($1::json)
      AS w (game text, seq int, at bigint, kind text, seat int, body text, over boolean, free boolean)
  ), passed AS (
    INSERT INTO log (game, seq, at, kind, seat, body)
    SELECT game, seq, at, kind, seat, body FROM want
    WHERE CASE want.seq
      WHEN 1 THEN (SELECT id FROM games WHERE id = want.game)
      ELSE (SELECT game FROM log WHERE log.game = want.game AND log.seq = want.seq - 1)
    END IS NOT NULL
    ORDER BY game
    ON CONFLICT DO NOTHING RETURNING game
  ), further AS (
    INSERT INTO log (game, seq, at, kind, seat, body)
    SELECT r.* FROM json_to_recordset($2::json) AS r (game text, seq int, at bigint, kind text, seat int, body text)
    JOIN passed ON passed.game = r.game
  ), ended AS (
    UPDATE games SET status = 'finished' WHERE id = ANY (ARRAY(SELECT game FROM want JOIN passed USING (game) WHERE over))
  ), freed AS (
    DELETE FROM duties WHERE game = ANY (ARRAY(SELECT game FROM want JOIN passed USING (game) WHERE free))
  ), due AS (
    INSERT INTO duties (game, due, holder, until)
    SELECT d.game, d.due, d.holder, coalesce(d.until, 0)
    FROM json_to_recordset($3::json) AS d (game text, due bigint, holder text, until bigint)
    JOIN passed ON passed.game = d.game
    ON CONFLICT (game) DO UPDATE SET due = excluded.due, holder = excluded.holder, until = excluded.until
  )
  SELECT string_agg(game, ',') AS ids FROM passed`;
	TELL = `SELECT set_config('synchronous_commit', 'off', true), pg_notify('${CHANNEL}', $1)`;
	GAMES = `SELECT id, code, host, private, status, options, seed, rules, made, setup, started,
  (SELECT json_agg(s) FROM seats s WHERE s.game = games.id) AS seats FROM games`;
	gamesFrom = (found) => found.map((game) => gameFrom(game, game.seats ?? []));
}));
// packages/server/src/store/sqlite-file.ts
/** A connection to the file: synced to disk with every commit, and brought up to date when it is opened first. */
function openFile(file) {
	const db = new DatabaseSync(file);
	db.exec("PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
	return db;
}
function migrate(db) {
	const { user_version: version } = db.prepare("PRAGMA user_version").get();
	if (version > migrations.length) throw new Error("the database was written by a later version of Elbowroom");
	for (let next = version; next < migrations.length; next++) inTransaction(db, () => {
		db.exec(migrations[next]);
		db.exec(`PRAGMA user_version = ${next + 1}`);
	});
}
/** Whole or not at all; inside another one, as a part of that. */
function inTransaction(db, work) {
	if (db.isTransaction) return work();
	db.exec("BEGIN IMMEDIATE");
	try {
		const result = work();
		db.exec("COMMIT");
		return result;
	} catch (error) {
		if (db.isTransaction) db.exec("ROLLBACK");
		throw error;
	}
}
function statementsOn(db) {
	const statements = /* @__PURE__ */ new Map();
	const prepared = (sql) => {
		const known = statements.get(sql) ?? db.prepare(sql);
		statements.set(sql, known);
		return known;
	};
	return {
		run: (sql, ...values) => prepared(sql).run(...values).changes > 0,
		one: (sql, ...values) => prepared(sql).get(...values),
		all: (sql, ...values) => prepared(sql).all(...values)
	};
}
var init_sqlite_file = __esmMin((() => {
	init_migrations();
}));
// packages/server/src/store/sqlite.ts
/** One file beside the server. It is read here and written in a thread; whatever arrives during one commit shares the next. */
function startWriter(file) {
	const worker = new Worker(new URL(import.meta.url), { workerData: file });
	const waiting = [];
	let fault;
	worker.on("message", (words) => waiting.shift()?.resolve(JSON.parse(words)));
	worker.on("error", (error) => {
		fault = error instanceof Error ? error : new Error(String(error));
		for (const { reject } of waiting.splice(0)) reject(fault);
	});
	const post = (calls) => new Promise((resolve, reject) => {
		if (fault !== void 0) return reject(fault);
		waiting.push({
			resolve,
			reject
		});
		worker.postMessage(JSON.stringify(calls));
	});
	const written = gather(() => void 0, post, {
		lanes: 1,
		most: 1e3
	});
	return {
		async call(name, ...values) {
			const { result, fault: failed } = await written({
				name,
				values
			});
			if (failed !== void 0) throw new Error(failed);
			return result;
		},
		async close() {
			await post([]).catch(() => {});
			await worker.terminate();
		}
	};
}
function openSqlite(file) {
	mkdirSync(dirname(file), { recursive: true });
	const db = openFile(file);
	migrate(db);
	const { all, one } = statementsOn(db);
	const { call, close } = startWriter(file);
	let probe = {
		at: Number.NEGATIVE_INFINITY,
		done: Promise.resolve()
	};
	const withSeats = (games) => games.map((game) => gameFrom(game, all("SELECT * FROM seats WHERE game = ?", game.id)));
	return {
		isShared: false,
		addGuest: (...values) => call("addGuest", ...values),
		renameGuest: (...values) => call("renameGuest", ...values),
		addLink: (...values) => call("addLink", ...values),
		useLink: (...values) => call("useLink", ...values),
		addGame: (...values) => call("addGame", ...values),
		reseat: (...values) => call("reseat", ...values),
		start: (...values) => call("start", ...values),
		shut: (...values) => call("shut", ...values),
		claimDuties: (...values) => call("claimDuties", ...values),
		append: (append) => call("append", append),
		async guestBySecret(secretHash) {
			const found = one("SELECT id, name FROM guests WHERE secret = ?", secretHash);
			return found && { ...found };
		},
		async game(id) {
			return withSeats(all("SELECT * FROM games WHERE id = ?", id))[0];
		},
		async gameByCode(code) {
			return one("SELECT id FROM games WHERE code = ?", code)?.id;
		},
		async openGames(most) {
			return withSeats(all("SELECT * FROM games WHERE status = 'open' AND private = 0 ORDER BY made DESC LIMIT ?", most));
		},
		async staleGames(before, most) {
			return all("SELECT id FROM games WHERE status = 'open' AND private = 0 AND made < ? ORDER BY made LIMIT ?", before, most).map(({ id }) => id);
		},
		async gamesOf(guest, most) {
			return withSeats(all("SELECT * FROM games WHERE id IN (SELECT game FROM seats WHERE guest = ?) AND status <> 'closed' ORDER BY made DESC LIMIT ?", guest, most));
		},
		async rowsSince(game, seq) {
			return all("SELECT seq, at, kind, seat, body FROM log WHERE game = ? AND seq > ? ORDER BY seq", game, seq).map(rowFrom);
		},
		async tell() {},
		onNews() {},
		async ready() {
			const now = performance.now();
			if (now - probe.at > PROBE_MS) probe = {
				at: now,
				done: call("probe")
			};
			await probe.done;
		},
		async close() {
			await close();
			db.close();
		}
	};
}
var PROBE_MS;
var init_sqlite = __esmMin((() => {
	init_columns();
	init_gather();
	init_sqlite_file();
	PROBE_MS = 1e3;
}));
// packages/server/src/store/open.ts
async function openStore({ databaseUrl, databaseConnections, dataFolder, node }) {
	if (databaseUrl !== void 0) return openPostgres(databaseUrl, node, databaseConnections);
	return openSqlite(join(dataFolder, "elbowroom.sqlite"));
}
var init_open = __esmMin((() => {
	init_postgres();
	init_sqlite();
}));
// packages/server/src/main.ts
var main_exports = /* @__PURE__ */ __exportAll({});
var config, page, store, server, address;
var init_main = __esmMin((async () => {
	init_config();
	init_listen();
	init_server();
	init_open();
	config = readConfig(process.env);
	page = fileURLToPath(new URL("../../web/dist", import.meta.url));
	store = await openStore(config);
	server = await createServer(existsSync(page) ? page : void 0, {
		config,
		store
	});
	for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, async () => {
		await server.close();
		process.exit(0);
	});
	address = await listen(server, config.host, config.port);
	console.log(`Elbowroom is at http://localhost:${new URL(address).port}`);
}));
// packages/server/src/store/sqlite-writes.ts
function writesOn(db) {
	const { run, one, all } = statementsOn(db);
	const setDuty = (game, duty) => {
		if (duty === "none") run("DELETE FROM duties WHERE game = ?", game);
		else if (duty !== "keep") run("INSERT OR REPLACE INTO duties (game, due, holder, until) VALUES (?, ?, ?, ?)", game, duty.due, duty.holder ?? null, duty.until ?? 0);
	};
	return {
		probe() {
			db.exec(`PRAGMA user_version = ${migrations.length}`);
		},
		addGuest({ id, name }, secretHash, now) {
			run("INSERT INTO guests (id, secret, name, made) VALUES (?, ?, ?, ?)", id, secretHash, name, now);
		},
		renameGuest(id, name) {
			run("UPDATE guests SET name = ? WHERE id = ?", name, id);
		},
		addLink(codeHash, guest, until) {
			inTransaction(db, () => {
				run("DELETE FROM links WHERE guest = ?", guest);
				run("INSERT INTO links (code, guest, until) VALUES (?, ?, ?)", codeHash, guest, until);
			});
		},
		useLink(codeHash, secretHash, now) {
			return inTransaction(db, () => {
				const link = one("DELETE FROM links WHERE code = ? AND until > ? RETURNING guest", codeHash, now);
				if (link === void 0) return void 0;
				const guest = one("UPDATE guests SET secret = ? WHERE id = ? RETURNING id, name", secretHash, link.guest);
				return guest && { ...guest };
			});
		},
		addGame({ id, code, host, isPrivate, status, options, seed, rules, made, seats }) {
			inTransaction(db, () => {
				run("INSERT INTO games (id, code, host, private, status, options, seed, rules, made) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", ...[
					id,
					code,
					host,
					isPrivate ? 1 : 0,
					status,
					JSON.stringify(options),
					seed,
					rules,
					made
				]);
				seats.forEach(({ guest, bot, name }, seat) => {
					run("INSERT INTO seats (game, seat, guest, bot, name) VALUES (?, ?, ?, ?, ?)", id, seat, guest ?? null, bot ?? null, name ?? null);
				});
			});
		},
		reseat(game, seat, from, to) {
			return run(`UPDATE seats SET guest = ?, bot = ?, name = ? WHERE game = ? AND seat = ? AND guest IS ? AND bot IS ?
         AND EXISTS (SELECT 1 FROM games WHERE id = ? AND status = 'open') AND NOT EXISTS (
           SELECT 1 FROM seats other WHERE other.game = seats.game AND other.seat <> seats.seat AND other.name = ?
           AND (other.guest IS NOT NULL OR other.bot IS NOT NULL))`, ...[
				to.guest ?? null,
				to.bot ?? null,
				to.name ?? null,
				game,
				seat,
				from.guest ?? null,
				from.bot ?? null,
				game,
				to.name ?? null
			]);
		},
		start({ id, seats }, setup, now, duty) {
			return inTransaction(db, () => {
				if (!areSeated(all("SELECT * FROM seats WHERE game = ?", id), seats)) return false;
				const isFirst = run("UPDATE games SET status = 'running', setup = ?, started = ? WHERE id = ? AND status = 'open'", JSON.stringify(setup), now, id);
				if (isFirst) setDuty(id, duty);
				return isFirst;
			});
		},
		shut(game) {
			return run("UPDATE games SET status = 'closed' WHERE id = ? AND status = 'open'", game);
		},
		append({ game, after, rows, duty, isOver }) {
			if (one("SELECT (SELECT coalesce(max(seq), 0) FROM log WHERE game = games.id) AS seq FROM games WHERE id = ?", game)?.seq !== after) return false;
			for (const { seq, at, kind, seat, body } of rows) run("INSERT INTO log (game, seq, at, kind, seat, body) VALUES (?, ?, ?, ?, ?, ?)", game, seq, at, kind, seat ?? null, body);
			if (isOver) run("UPDATE games SET status = 'finished' WHERE id = ?", game);
			setDuty(game, duty);
			return true;
		},
		claimDuties(holder, now, until, most) {
			if (one("SELECT game FROM duties WHERE due <= ? AND until <= ? LIMIT 1", now, now) === void 0) return [];
			return all(`UPDATE duties SET holder = ?, until = ? WHERE game IN
        (SELECT game FROM duties WHERE due <= ? AND until <= ? ORDER BY due LIMIT ?) RETURNING game`, holder, until, now, now, most).map(({ game }) => game);
		}
	};
}
var init_sqlite_writes = __esmMin((() => {
	init_columns();
	init_migrations();
	init_sqlite_file();
}));
// packages/server/src/store/sqlite-worker.ts
/** The thread that writes: whatever comes together is one commit. */
var sqlite_worker_exports = /* @__PURE__ */ __exportAll({});
function alone(call) {
	try {
		return inTransaction(db, () => written(call));
	} catch (error) {
		return { fault: error instanceof Error ? error.message : String(error) };
	}
}
/** A fault in one call must not cost the others that share its commit: then each is written by itself. */
function together(calls) {
	try {
		return inTransaction(db, () => calls.map(written));
	} catch {
		return calls.map(alone);
	}
}
var db, writes, written;
var init_sqlite_worker = __esmMin((() => {
	init_sqlite_file();
	init_sqlite_writes();
	db = openFile(String(workerData));
	writes = writesOn(db);
	written = ({ name, values }) => {
		const write = writes[name];
		return { result: write(...values) };
	};
	parentPort?.on("message", (words) => {
		const calls = JSON.parse(words);
		if (calls.length === 0) db.close();
		parentPort?.postMessage(JSON.stringify(calls.length === 0 ? [] : together(calls)));
	});
}));
// packages/server/src/bots/worker.ts
/** The other side of `thinker.ts`: one thread of bots. Threads help each other with what is hard. */
var worker_exports = /* @__PURE__ */ __exportAll({});
function playerFor(key, level) {
	const known = players.get(key) ?? playerOf(levelFrom(level));
	players.delete(key);
	players.set(key, known);
	for (const old of players.keys()) {
		if (players.size <= MOST) break;
		players.delete(old);
	}
	return known;
}
/** Questions and answers go both ways on one line. */
function meet(port) {
	const [helper] = crewOf([{
		send: (asked) => port.postMessage(asked),
		onAnswer: (hear) => port.on("message", (said) => "findings" in said ? hear(said) : void 0),
		onEnd: (hear) => port.on("close", hear)
	}], (ms) => setTimeout$1(ms));
	port.on("message", (said) => "task" in said ? port.postMessage(answerTo(said)) : void 0);
	port.on("close", () => lines.delete(port));
	if (helper !== void 0) lines.set(port, helper);
}
async function answer({ id, isAlone, key, legal, level, view }) {
	try {
		const { decide, decideTogether } = playerFor(`${level} ${key}`, level);
		const budget = { ms: budgetOf(levelFrom(level)) };
		return {
			id,
			move: text(await ((isAlone ? decideTogether?.(view, legal, budget, [...lines.values()]) : void 0) ?? decide(view, legal, budget)))
		};
	} catch (error) {
		return {
			id,
			fault: error instanceof Error ? error.message : String(error)
		};
	}
}
var MOST, players, lines;
var init_worker = __esmMin((() => {
	init_src();
	init_src$1();
	init_levels();
	MOST = 500;
	players = /* @__PURE__ */ new Map();
	lines = /* @__PURE__ */ new Map();
	parentPort?.on("message", (told) => {
		if ("line" in told) meet(told.line);
		else answer(told).then((answered) => parentPort?.postMessage(answered));
	});
}));
// tools/kept/one-file.ts
/** Where a server in one file begins: it is the server, its thread that writes and its threads that think, told apart by what they are given. */
if (isMainThread) await init_main().then(() => main_exports);
else if (typeof workerData === "string") await Promise.resolve().then(() => (init_sqlite_worker(), sqlite_worker_exports));
else await Promise.resolve().then(() => (init_worker(), worker_exports));
export {};

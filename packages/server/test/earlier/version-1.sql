-- A database of version 1 as Elbowroom left it: an open table, a running game and a finished one. Both stores speak this SQL.
CREATE TABLE guests (
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
CREATE INDEX duties_due ON duties (due);
INSERT INTO guests (id, secret, name, made) VALUES ('g6--PmQfsXQBCcVlHNGsPQ', '3abab41955863df0cc8988720fdc1d45993dfaafc65fd2de5709f9de39da9ae7', 'Änna', 1794790916960);
INSERT INTO guests (id, secret, name, made) VALUES ('ZfwEWcd_ra8N27Dy83ew2w', 'd0b9ab5a50539d98021f46512d88841e8d601457d0acd45cb68d4d3e6c7c6a75', 'Bert O''Hara', 1794790916961);
INSERT INTO links (code, guest, until) VALUES ('1460bbe41156a119ffed3c04b79f0c9d838afd99f3a4459c95fd984a46d79081', 'ZfwEWcd_ra8N27Dy83ew2w', 1794791820346);
INSERT INTO games (id, code, host, private, status, options, seed, rules, made, setup, started, seq) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 'gm8xjn4', 'g6--PmQfsXQBCcVlHNGsPQ', 0, 'finished', '{"edition":"azeroth","undo":true,"spectators":true}', '3f460c4cec49f4ec2ba85a2ddf840794', '1', 1794790916999, '{"edition":"azeroth","seats":["Änna","Bert O''Hara"],"seed":"3f460c4cec49f4ec2ba85a2ddf840794"}', 1794790917112, 139);
INSERT INTO games (id, code, host, private, status, options, seed, rules, made, setup, started, seq) VALUES ('0qhOe5drfytDgKop_DNjaQ', 'rq46m58', 'g6--PmQfsXQBCcVlHNGsPQ', 0, 'running', '{"edition":"classic","clock":2592000,"undo":true,"spectators":true}', '1a3ed78ffda118954851f8c2cc33dd28', '1', 1794790919759, '{"edition":"classic","seats":["Änna","Bert O''Hara"],"seed":"1a3ed78ffda118954851f8c2cc33dd28"}', 1794790919771, 35);
INSERT INTO games (id, code, host, private, status, options, seed, rules, made, setup, started, seq) VALUES ('zQBg-z7MyDX5CVCQsxAPAA', 'tnvrmxf', 'g6--PmQfsXQBCcVlHNGsPQ', 0, 'open', '{"edition":"classic","undo":true,"spectators":true}', '4651e6c8d033c3127b4c07fc6fe76228', '1', 1794790920340, NULL, NULL, 0);
INSERT INTO seats (game, seat, guest, bot, name) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 0, 'g6--PmQfsXQBCcVlHNGsPQ', NULL, 'Änna');
INSERT INTO seats (game, seat, guest, bot, name) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 1, 'ZfwEWcd_ra8N27Dy83ew2w', NULL, 'Bert O''Hara');
INSERT INTO seats (game, seat, guest, bot, name) VALUES ('0qhOe5drfytDgKop_DNjaQ', 0, 'g6--PmQfsXQBCcVlHNGsPQ', NULL, 'Änna');
INSERT INTO seats (game, seat, guest, bot, name) VALUES ('0qhOe5drfytDgKop_DNjaQ', 1, 'ZfwEWcd_ra8N27Dy83ew2w', NULL, 'Bert O''Hara');
INSERT INTO seats (game, seat, guest, bot, name) VALUES ('zQBg-z7MyDX5CVCQsxAPAA', 0, 'g6--PmQfsXQBCcVlHNGsPQ', NULL, 'Änna');
INSERT INTO seats (game, seat, guest, bot, name) VALUES ('zQBg-z7MyDX5CVCQsxAPAA', 1, NULL, NULL, NULL);
INSERT INTO seats (game, seat, guest, bot, name) VALUES ('zQBg-z7MyDX5CVCQsxAPAA', 2, NULL, 'random', 'Random bot');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 1, 1794790917366, 'move', 0, 'pick 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 2, 1794790917375, 'move', 0, 'conquer 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 3, 1794790917390, 'move', 0, 'conquer 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 4, 1794790917405, 'move', 0, 'conquer 2');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 5, 1794790917415, 'move', 0, 'conquer 3');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 6, 1794790917424, 'move', 0, 'done');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 7, 1794790917427, 'move', 0, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 8, 1794790917433, 'move', 0, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 9, 1794790917436, 'move', 0, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 10, 1794790917438, 'move', 0, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 11, 1794790917445, 'move', 0, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 12, 1794790917447, 'move', 0, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 13, 1794790917458, 'move', 0, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 14, 1794790917467, 'move', 1, 'pick 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 15, 1794790917470, 'move', 1, 'conquer 3');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 16, 1794790917478, 'move', 1, 'conquer 2');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 17, 1794790917484, 'move', 1, 'conquer 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 18, 1794790917488, 'move', 1, 'conquer 4');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 19, 1794790917492, 'move', 1, 'done');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 20, 1794790917496, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 21, 1794790917501, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 22, 1794790917522, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 23, 1794790917525, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 24, 1794790917534, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 25, 1794790917539, 'move', 0, 'expand');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 26, 1794790917551, 'move', 0, 'conquer 3');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 27, 1794790917553, 'move', 0, 'conquer 4');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 28, 1794790917556, 'move', 0, 'done');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 29, 1794790917561, 'move', 0, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 30, 1794790917564, 'move', 0, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 31, 1794790917571, 'move', 0, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 32, 1794790917573, 'move', 0, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 33, 1794790917675, 'move', 0, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 34, 1794790917681, 'move', 0, 'deploy 1 bomb');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 35, 1794790917701, 'move', 0, 'deploy 2 bomb');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 36, 1794790917710, 'move', 1, 'expand');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 37, 1794790917725, 'move', 1, 'conquer 3');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 38, 1794790917737, 'move', 1, 'conquer 4');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 39, 1794790917744, 'move', 1, 'conquer 10');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 40, 1794790917778, 'move', 1, 'done');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 41, 1794790917783, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 42, 1794790917837, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 43, 1794790917849, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 44, 1794790917900, 'move', 0, 'expand');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 45, 1794790917935, 'move', 0, 'conquer 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 46, 1794790917945, 'move', 0, 'conquer 6');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 47, 1794790917966, 'move', 0, 'done');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 48, 1794790917981, 'move', 0, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 49, 1794790917993, 'move', 0, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 50, 1794790918013, 'move', 0, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 51, 1794790918037, 'move', 0, 'deploy 2 bomb');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 52, 1794790918076, 'move', 1, 'deploy 2');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 53, 1794790918087, 'move', 1, 'deploy 2');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 54, 1794790918101, 'move', 1, 'deploy 2');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 55, 1794790918109, 'move', 1, 'expand');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 56, 1794790918157, 'move', 1, 'conquer 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 57, 1794790918165, 'move', 1, 'roll 5');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 58, 1794790918177, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 59, 1794790918184, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 60, 1794790918200, 'move', 0, 'expand');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 61, 1794790918223, 'move', 0, 'conquer 5');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 62, 1794790918232, 'move', 0, 'done');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 63, 1794790918249, 'move', 0, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 64, 1794790918260, 'move', 0, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 65, 1794790918272, 'move', 0, 'deploy 1 bomb');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 66, 1794790918278, 'move', 0, 'deploy 4 bomb');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 67, 1794790918284, 'move', 0, 'deploy 10 bomb');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 68, 1794790918297, 'move', 1, 'expand');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 69, 1794790918558, 'move', 1, 'conquer 5');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 70, 1794790918579, 'move', 1, 'done');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 71, 1794790918601, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 72, 1794790918623, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 73, 1794790918671, 'move', 0, 'expand');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 74, 1794790918689, 'move', 0, 'abandon 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 75, 1794790918712, 'move', 0, 'conquer 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 76, 1794790918725, 'move', 0, 'done');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 77, 1794790918739, 'move', 0, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 78, 1794790918754, 'move', 0, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 79, 1794790918764, 'move', 0, 'deploy 1 bomb');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 80, 1794790918773, 'move', 0, 'deploy 5 bomb');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 81, 1794790918792, 'move', 1, 'expand');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 82, 1794790918807, 'move', 1, 'conquer 4');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 83, 1794790918824, 'move', 1, 'conquer 10');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 84, 1794790918839, 'move', 1, 'done');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 85, 1794790918857, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 86, 1794790918901, 'move', 0, 'expand');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 87, 1794790918910, 'move', 0, 'conquer 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 88, 1794790918922, 'move', 0, 'done');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 89, 1794790918926, 'move', 0, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 90, 1794790918949, 'move', 0, 'deploy 2 bomb');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 91, 1794790918956, 'move', 0, 'deploy 5 bomb');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 92, 1794790918963, 'move', 1, 'deploy 2');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 93, 1794790918974, 'move', 1, 'expand');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 94, 1794790918989, 'move', 1, 'abandon 2');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 95, 1794790918996, 'move', 1, 'conquer 2');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 96, 1794790919008, 'move', 1, 'done');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 97, 1794790919020, 'move', 1, 'deploy 2');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 98, 1794790919044, 'move', 1, 'deploy 2');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 99, 1794790919061, 'move', 0, 'expand');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 100, 1794790919076, 'move', 0, 'abandon 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 101, 1794790919089, 'move', 0, 'conquer 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 102, 1794790919116, 'move', 0, 'done');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 103, 1794790919126, 'move', 0, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 104, 1794790919137, 'move', 0, 'deploy 5 bomb');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 105, 1794790919152, 'move', 1, 'deploy 3');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 106, 1794790919160, 'move', 1, 'deploy 3');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 107, 1794790919179, 'move', 1, 'expand');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 108, 1794790919189, 'move', 1, 'conquer 2');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 109, 1794790919215, 'move', 1, 'done');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 110, 1794790919224, 'move', 1, 'deploy 2');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 111, 1794790919236, 'move', 1, 'deploy 2');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 112, 1794790919256, 'move', 0, 'expand');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 113, 1794790919269, 'move', 0, 'abandon 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 114, 1794790919273, 'move', 0, 'conquer 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 115, 1794790919296, 'move', 0, 'done');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 116, 1794790919311, 'move', 0, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 117, 1794790919326, 'move', 0, 'deploy 2 bomb');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 118, 1794790919344, 'move', 1, 'expand');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 119, 1794790919359, 'move', 1, 'conquer 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 120, 1794790919384, 'move', 1, 'done');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 121, 1794790919396, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 122, 1794790919408, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 123, 1794790919420, 'move', 0, 'expand');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 124, 1794790919435, 'move', 0, 'abandon 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 125, 1794790919459, 'move', 0, 'conquer 5');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 126, 1794790919465, 'move', 0, 'done');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 127, 1794790919518, 'move', 0, 'deploy 5');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 128, 1794790919583, 'move', 1, 'expand');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 129, 1794790919596, 'move', 1, 'conquer 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 130, 1794790919611, 'move', 1, 'roll 5');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 131, 1794790919631, 'move', 1, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 132, 1794790919651, 'move', 0, 'deploy 6');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 133, 1794790919661, 'move', 0, 'expand');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 134, 1794790919678, 'move', 0, 'abandon 6');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 135, 1794790919699, 'move', 0, 'roll 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 136, 1794790919713, 'move', 1, 'expand');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 137, 1794790919723, 'move', 1, 'conquer 6');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 138, 1794790919739, 'move', 1, 'done');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('Qpbhw4ZCq2nyQ4Ne2vO2Zw', 139, 1794790919752, 'move', 1, 'deploy 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 1, 1794790919791, 'move', 0, 'pick 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 2, 1794790919797, 'move', 0, 'conquer 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 3, 1794790919810, 'move', 0, 'conquer 2');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 4, 1794790919825, 'move', 0, 'conquer 3');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 5, 1794790919839, 'move', 0, 'conquer 4');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 6, 1794790919844, 'move', 0, 'done');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 7, 1794790919857, 'move', 0, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 8, 1794790919862, 'move', 0, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 9, 1794790919875, 'move', 0, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 10, 1794790919882, 'move', 0, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 11, 1794790919891, 'move', 0, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 12, 1794790919897, 'move', 0, 'decline');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 13, 1794790919903, 'move', 1, 'pick 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 14, 1794790919910, 'move', 1, 'conquer 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 15, 1794790919934, 'move', 1, 'roll 2');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 16, 1794790919942, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 17, 1794790920016, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 18, 1794790920031, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 19, 1794790920036, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 20, 1794790920093, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 21, 1794790920128, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 22, 1794790920141, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 23, 1794790920157, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 24, 1794790920165, 'move', 1, 'deploy 1');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 25, 1794790920176, 'move', 0, 'deploy 2');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 26, 1794790920188, 'move', 0, 'deploy 2');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 27, 1794790920197, 'move', 0, 'deploy 2');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 28, 1794790920210, 'move', 0, 'deploy 2');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 29, 1794790920228, 'move', 0, 'deploy 2');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 30, 1794790920247, 'move', 0, 'pick 0');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 31, 1794790920260, 'chat', 0, '{"name":"Änna","text":"It''s \"me\" ☃"}');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 32, 1794790920280, 'move', 0, 'conquer 6');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 33, 1794790920298, 'undo', 0, '32');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 34, 1794790920318, 'agree', 0, '');
INSERT INTO log (game, seq, at, kind, seat, body) VALUES ('0qhOe5drfytDgKop_DNjaQ', 35, 1794790920330, 'disagree', 0, '');
INSERT INTO duties (game, due, holder, until) VALUES ('0qhOe5drfytDgKop_DNjaQ', 9999999999999, NULL, 0);

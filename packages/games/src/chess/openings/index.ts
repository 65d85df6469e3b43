import { type Opening, openingsOf } from '@tahoun/i18n';

/** The main openings of chess and their variations, as players call them. */
export const chessOpenings: readonly Opening[] = openingsOf(`
e4 | King’s Pawn Opening | Zahájení královským pěšcem
d4 | Queen’s Pawn Opening | Zahájení dámským pěšcem
c4 | English Opening | Anglická hra
Nf3 | Réti Opening | Rétiho zahájení
f4 | Bird’s Opening | Birdovo zahájení
b3 | Nimzowitsch–Larsen Attack | Larsenovo zahájení
b4 | Sokolsky Opening | Sokolského zahájení
g3 | King’s Fianchetto Opening | Královské fianchetto
g4 | Grob’s Attack | Grobovo zahájení
Nc3 | Van Geet Opening | Van Geetovo zahájení
e3 | Van’t Kruijs Opening | Van’t Kruijsovo zahájení
d3 | Mieses Opening | Miesesovo zahájení
c3 | Saragossa Opening | Zaragozské zahájení
e4 e5 | Open Game | Otevřená hra
e4 e5 Nf3 | King’s Knight Opening | Zahájení královským jezdcem
e4 e5 Nf3 Nc6 Bb5 | Ruy Lopez | Španělská hra
e4 e5 Nf3 Nc6 Bb5 a6 | Ruy Lopez: Morphy Defence | Španělská hra: Morphyho obrana
e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 | Ruy Lopez: Exchange Variation | Španělská hra: výměnná varianta
e4 e5 Nf3 Nc6 Bb5 a6 Ba4 d6 | Ruy Lopez: Modern Steinitz Defence | Španělská hra: zlepšená Steinitzova obrana
e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 | Ruy Lopez: Open Variation | Španělská hra: otevřená varianta
e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 | Ruy Lopez: Closed Variation | Španělská hra: zavřená varianta
e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5 | Ruy Lopez: Marshall Attack | Španělská hra: Marshallův útok
e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 | Ruy Lopez: Chigorin Variation | Španělská hra: Čigorinova varianta
e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 | Ruy Lopez: Breyer Variation | Španělská hra: Breyerova varianta
e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Bb7 | Ruy Lopez: Zaitsev Variation | Španělská hra: Zajcevova varianta
e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O b5 Bb3 Bb7 | Ruy Lopez: Arkhangelsk Variation | Španělská hra: archangelská varianta
e4 e5 Nf3 Nc6 Bb5 Nf6 | Ruy Lopez: Berlin Defence | Španělská hra: berlínská obrana
e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Nd6 Bxc6 dxc6 dxe5 Nf5 Qxd8+ Kxd8 | Ruy Lopez: Berlin Wall | Španělská hra: berlínská zeď
e4 e5 Nf3 Nc6 Bb5 Bc5 | Ruy Lopez: Classical Defence | Španělská hra: klasická obrana
e4 e5 Nf3 Nc6 Bb5 f5 | Ruy Lopez: Schliemann Defence | Španělská hra: Schliemannova obrana
e4 e5 Nf3 Nc6 Bb5 d6 | Ruy Lopez: Steinitz Defence | Španělská hra: Steinitzova obrana
e4 e5 Nf3 Nc6 Bb5 Nd4 | Ruy Lopez: Bird’s Defence | Španělská hra: Birdova obrana
e4 e5 Nf3 Nc6 Bb5 g6 | Ruy Lopez: Smyslov Defence | Španělská hra: Smyslovova obrana
e4 e5 Nf3 Nc6 Bb5 Nge7 | Ruy Lopez: Cozio Defence | Španělská hra: Coziova obrana
e4 e5 Nf3 Nc6 Bc4 | Italian Game | Italská hra
e4 e5 Nf3 Nc6 Bc4 Bc5 | Giuoco Piano | Italská hra: Giuoco piano
e4 e5 Nf3 Nc6 Bc4 Bc5 d3 | Giuoco Pianissimo | Italská hra: Giuoco pianissimo
e4 e5 Nf3 Nc6 Bc4 Bc5 b4 | Evans Gambit | Evansův gambit
e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 | Evans Gambit Accepted | Přijatý Evansův gambit
e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bb6 | Evans Gambit Declined | Odmítnutý Evansův gambit
e4 e5 Nf3 Nc6 Bc4 Nf6 | Two Knights Defence | Obrana dvou jezdců
e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 Bc5 | Two Knights Defence: Traxler Counterattack | Obrana dvou jezdců: Traxlerův protiútok
e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nxd5 Nxf7 | Two Knights Defence: Fried Liver Attack | Obrana dvou jezdců: Fegatello
e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5 | Two Knights Defence: Polerio Defence | Obrana dvou jezdců: Poleriova obrana
e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nd4 | Two Knights Defence: Fritz Variation | Obrana dvou jezdců: Fritzova varianta
e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 b5 | Two Knights Defence: Ulvestad Variation | Obrana dvou jezdců: Ulvestadova varianta
e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 O-O Bc5 e5 | Max Lange Attack | Max Langeho útok
e4 e5 Nf3 Nc6 Bc4 Be7 | Hungarian Defence | Maďarská obrana
e4 e5 Nf3 Nc6 Bc4 Nd4 | Italian Game: Blackburne Shilling Gambit | Italská hra: Blackburneův gambit
e4 e5 Nf3 Nc6 d4 | Scotch Game | Skotská hra
e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Bc5 | Scotch Game: Classical Variation | Skotská hra: klasická varianta
e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6 | Scotch Game: Schmidt Variation | Skotská hra: Schmidtova varianta
e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6 Nxc6 bxc6 e5 | Scotch Game: Mieses Variation | Skotská hra: Miesesova varianta
e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Qh4 | Scotch Game: Steinitz Variation | Skotská hra: Steinitzova varianta
e4 e5 Nf3 Nc6 d4 exd4 Bc4 | Scotch Gambit | Skotský gambit
e4 e5 Nf3 Nc6 d4 exd4 c3 | Göring Gambit | Göringův gambit
e4 e5 Nf3 Nc6 Nc3 | Three Knights Game | Hra tří jezdců
e4 e5 Nf3 Nc6 Nc3 Nf6 | Four Knights Game | Hra čtyř jezdců
e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 | Four Knights Game: Spanish Variation | Hra čtyř jezdců: španělská varianta
e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Nd4 | Four Knights Game: Rubinstein Variation | Hra čtyř jezdců: Rubinsteinova varianta
e4 e5 Nf3 Nc6 Nc3 Nf6 d4 | Four Knights Game: Scotch Variation | Hra čtyř jezdců: skotská varianta
e4 e5 Nf3 Nc6 Nc3 Nf6 Nxe5 | Halloween Gambit | Halloweenský gambit
e4 e5 Nf3 Nc6 c3 | Ponziani Opening | Ponzianiho hra
e4 e5 Nf3 Nf6 | Petrov’s Defence | Ruská hra
e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4 | Petrov’s Defence: Classical Variation | Ruská hra: klasická varianta
e4 e5 Nf3 Nf6 Nxe5 d6 Nxf7 | Petrov’s Defence: Cochrane Gambit | Ruská hra: Cochraneův gambit
e4 e5 Nf3 Nf6 Nxe5 Nc6 | Petrov’s Defence: Stafford Gambit | Ruská hra: Staffordův gambit
e4 e5 Nf3 Nf6 d4 | Petrov’s Defence: Steinitz Attack | Ruská hra: Steinitzův útok
e4 e5 Nf3 d6 | Philidor Defence | Philidorova obrana
e4 e5 Nf3 d6 d4 exd4 | Philidor Defence: Exchange Variation | Philidorova obrana: výměnná varianta
e4 e5 Nf3 d6 d4 Nd7 | Philidor Defence: Hanham Variation | Philidorova obrana: Hanhamova varianta
e4 e5 Nf3 f5 | Latvian Gambit | Lotyšský gambit
e4 e5 Nf3 d5 | Elephant Gambit | Sloní gambit
e4 e5 Nf3 f6 | Damiano Defence | Damianova obrana
e4 e5 f4 | King’s Gambit | Královský gambit
e4 e5 f4 exf4 | King’s Gambit Accepted | Přijatý královský gambit
e4 e5 f4 exf4 Nf3 g5 | King’s Gambit Accepted: Classical Variation | Přijatý královský gambit: klasická varianta
e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5 | King’s Gambit Accepted: Kieseritzky Gambit | Přijatý královský gambit: Kieseritzkého gambit
e4 e5 f4 exf4 Nf3 g5 Bc4 g4 O-O | King’s Gambit Accepted: Muzio Gambit | Přijatý královský gambit: Muziův gambit
e4 e5 f4 exf4 Nf3 d6 | King’s Gambit Accepted: Fischer Defence | Přijatý královský gambit: Fischerova obrana
e4 e5 f4 exf4 Nf3 Be7 | King’s Gambit Accepted: Cunningham Defence | Přijatý královský gambit: Cunninghamova obrana
e4 e5 f4 exf4 Bc4 | King’s Gambit Accepted: Bishop’s Gambit | Přijatý královský gambit: střelcový gambit
e4 e5 f4 Bc5 | King’s Gambit Declined: Classical Variation | Odmítnutý královský gambit: klasická varianta
e4 e5 f4 d5 | Falkbeer Countergambit | Falkbeerův protigambit
e4 e5 Nc3 | Vienna Game | Vídeňská hra
e4 e5 Nc3 Nf6 f4 | Vienna Gambit | Vídeňský gambit
e4 e5 Nc3 Nf6 Bc4 Nxe4 | Vienna Game: Frankenstein–Dracula Variation | Vídeňská hra: varianta Frankenstein–Drákula
e4 e5 Bc4 | Bishop’s Opening | Střelcova hra
e4 e5 Bc4 Nf6 | Bishop’s Opening: Berlin Defence | Střelcova hra: berlínská obrana
e4 e5 d4 | Centre Game | Středová hra
e4 e5 d4 exd4 c3 | Danish Gambit | Severní gambit
e4 e5 Qh5 | Wayward Queen Attack | Útok dámou na h5
e4 c5 | Sicilian Defence | Sicilská obrana
e4 c5 Nf3 d6 d4 cxd4 Nxd4 | Sicilian Defence: Open Variation | Sicilská obrana: otevřená varianta
e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 | Sicilian Defence: Najdorf Variation | Sicilská obrana: Najdorfova varianta
e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3 | Sicilian Defence: Najdorf Variation, English Attack | Sicilská obrana: Najdorfova varianta, anglický útok
e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6 f4 Qb6 | Sicilian Defence: Poisoned Pawn Variation | Sicilská obrana: varianta otráveného pěšce
e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 | Sicilian Defence: Dragon Variation | Sicilská obrana: dračí varianta
e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3 | Sicilian Defence: Dragon Variation, Yugoslav Attack | Sicilská obrana: dračí varianta, jugoslávský útok
e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 | Sicilian Defence: Scheveningen Variation | Sicilská obrana: scheveningenská varianta
e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 g4 | Sicilian Defence: Keres Attack | Sicilská obrana: Keresův útok
e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 | Sicilian Defence: Classical Variation | Sicilská obrana: klasická varianta
e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5 | Sicilian Defence: Richter–Rauzer Attack | Sicilská obrana: Richterův–Rauzerův útok
e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bc4 | Sicilian Defence: Sozin Attack | Sicilská obrana: Sozinův útok
e4 c5 Nf3 d6 Bb5+ | Sicilian Defence: Moscow Variation | Sicilská obrana: moskevská varianta
e4 c5 Nf3 Nc6 | Sicilian Defence: Old Sicilian | Sicilská obrana: stará varianta
e4 c5 Nf3 Nc6 Bb5 | Sicilian Defence: Rossolimo Variation | Sicilská obrana: Rossolimova varianta
e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 | Sicilian Defence: Accelerated Dragon | Sicilská obrana: zrychlený drak
e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 c4 | Sicilian Defence: Maróczy Bind | Sicilská obrana: Maróczyho stavba
e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5 | Sicilian Defence: Sveshnikov Variation | Sicilská obrana: Svešnikovova varianta
e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 e5 | Sicilian Defence: Kalashnikov Variation | Sicilská obrana: Kalašnikovova varianta
e4 c5 Nf3 e6 | Sicilian Defence: French Variation | Sicilská obrana: varianta e6
e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6 | Sicilian Defence: Kan Variation | Sicilská obrana: Kanova varianta
e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 | Sicilian Defence: Taimanov Variation | Sicilská obrana: Tajmanovova varianta
e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nf6 Nc3 Bb4 | Sicilian Defence: Pin Variation | Sicilská obrana: varianta s vazbou
e4 c5 Nf3 Nf6 | Sicilian Defence: Nimzowitsch Variation | Sicilská obrana: Nimcovičova varianta
e4 c5 Nf3 a6 | Sicilian Defence: O’Kelly Variation | Sicilská obrana: O’Kellyho varianta
e4 c5 Nf3 g6 | Sicilian Defence: Hyperaccelerated Dragon | Sicilská obrana: hyperzrychlený drak
e4 c5 Nc3 | Sicilian Defence: Closed Variation | Sicilská obrana: zavřená varianta
e4 c5 Nc3 Nc6 f4 | Sicilian Defence: Grand Prix Attack | Sicilská obrana: útok Grand Prix
e4 c5 c3 | Sicilian Defence: Alapin Variation | Sicilská obrana: Alapinova varianta
e4 c5 d4 cxd4 c3 | Sicilian Defence: Smith–Morra Gambit | Sicilská obrana: Morrův gambit
e4 c5 b4 | Sicilian Defence: Wing Gambit | Sicilská obrana: křídelní gambit
e4 c5 Bc4 | Sicilian Defence: Bowdler Attack | Sicilská obrana: Bowdlerův útok
e4 e6 | French Defence | Francouzská obrana
e4 e6 d4 d5 e5 | French Defence: Advance Variation | Francouzská obrana: zavřená varianta
e4 e6 d4 d5 exd5 exd5 | French Defence: Exchange Variation | Francouzská obrana: výměnná varianta
e4 e6 d4 d5 Nd2 | French Defence: Tarrasch Variation | Francouzská obrana: Tarraschova varianta
e4 e6 d4 d5 Nc3 Bb4 | French Defence: Winawer Variation | Francouzská obrana: Winawerova varianta
e4 e6 d4 d5 Nc3 Nf6 | French Defence: Classical Variation | Francouzská obrana: klasická varianta
e4 e6 d4 d5 Nc3 Nf6 Bg5 Bb4 | French Defence: MacCutcheon Variation | Francouzská obrana: MacCutcheonova varianta
e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Nfd7 h4 | French Defence: Alekhine–Chatard Attack | Francouzská obrana: Aljechinův–Chatardův útok
e4 e6 d4 d5 Nc3 Nf6 e5 | French Defence: Steinitz Variation | Francouzská obrana: Steinitzova varianta
e4 e6 d4 d5 Nc3 dxe4 | French Defence: Rubinstein Variation | Francouzská obrana: Rubinsteinova varianta
e4 e6 d3 | French Defence: King’s Indian Attack | Francouzská obrana: královský indický útok
e4 c6 | Caro–Kann Defence | Obrana Caro–Kann
e4 c6 d4 d5 e5 | Caro–Kann Defence: Advance Variation | Obrana Caro–Kann: zavřená varianta
e4 c6 d4 d5 exd5 cxd5 | Caro–Kann Defence: Exchange Variation | Obrana Caro–Kann: výměnná varianta
e4 c6 d4 d5 exd5 cxd5 c4 | Caro–Kann Defence: Panov Attack | Obrana Caro–Kann: Panovův útok
e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5 | Caro–Kann Defence: Classical Variation | Obrana Caro–Kann: klasická varianta
e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nd7 | Caro–Kann Defence: Karpov Variation | Obrana Caro–Kann: Karpovova varianta
e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Nxf6+ exf6 | Caro–Kann Defence: Tartakower Variation | Obrana Caro–Kann: Tartakowerova varianta
e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Nxf6+ gxf6 | Caro–Kann Defence: Bronstein–Larsen Variation | Obrana Caro–Kann: Bronštejnova–Larsenova varianta
e4 c6 d4 d5 f3 | Caro–Kann Defence: Fantasy Variation | Obrana Caro–Kann: varianta fantazie
e4 c6 Nc3 d5 Nf3 | Caro–Kann Defence: Two Knights Attack | Obrana Caro–Kann: útok dvou jezdců
e4 d6 d4 Nf6 Nc3 g6 | Pirc Defence | Pircova obrana
e4 d6 d4 Nf6 Nc3 g6 f4 | Pirc Defence: Austrian Attack | Pircova obrana: rakouský útok
e4 d6 d4 Nf6 Nc3 g6 Nf3 Bg7 Be2 | Pirc Defence: Classical Variation | Pircova obrana: klasická varianta
e4 d6 d4 Nf6 Nc3 g6 Be3 | Pirc Defence: 150 Attack | Pircova obrana: útok 150
e4 d6 d4 Nf6 Nc3 c6 | Czech Defence | Česká obrana
e4 g6 | Modern Defence | Moderní obrana
e4 g6 d4 Bg7 Nc3 d6 f4 | Modern Defence: Pseudo-Austrian Attack | Moderní obrana: rakouský útok
e4 Nf6 | Alekhine’s Defence | Aljechinova obrana
e4 Nf6 e5 Nd5 d4 d6 Nf3 | Alekhine’s Defence: Modern Variation | Aljechinova obrana: moderní varianta
e4 Nf6 e5 Nd5 d4 d6 c4 Nb6 exd6 | Alekhine’s Defence: Exchange Variation | Aljechinova obrana: výměnná varianta
e4 Nf6 e5 Nd5 d4 d6 c4 Nb6 f4 | Alekhine’s Defence: Four Pawns Attack | Aljechinova obrana: útok čtyř pěšců
e4 d5 | Scandinavian Defence | Skandinávská obrana
e4 d5 exd5 Qxd5 Nc3 Qa5 | Scandinavian Defence: Main Line | Skandinávská obrana: hlavní varianta
e4 d5 exd5 Qxd5 Nc3 Qd6 | Scandinavian Defence: Gubinsky–Melts Variation | Skandinávská obrana: Gubinského–Meltsova varianta
e4 d5 exd5 Nf6 | Scandinavian Defence: Modern Variation | Skandinávská obrana: moderní varianta
e4 Nc6 | Nimzowitsch Defence | Nimcovičova obrana
e4 b6 | Owen’s Defence | Owenova obrana
e4 a6 | St George Defence | Obrana svatého Jiří
d4 d5 | Closed Game | Zavřená hra
d4 d5 c4 | Queen’s Gambit | Dámský gambit
d4 d5 c4 dxc4 | Queen’s Gambit Accepted | Přijatý dámský gambit
d4 d5 c4 dxc4 Nf3 Nf6 e3 e6 Bxc4 c5 O-O a6 | Queen’s Gambit Accepted: Classical Variation | Přijatý dámský gambit: klasická varianta
d4 d5 c4 dxc4 e4 | Queen’s Gambit Accepted: Central Variation | Přijatý dámský gambit: středová varianta
d4 d5 c4 e6 | Queen’s Gambit Declined | Odmítnutý dámský gambit
d4 d5 c4 e6 Nc3 Nf6 cxd5 exd5 | Queen’s Gambit Declined: Exchange Variation | Odmítnutý dámský gambit: výměnná varianta
d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 | Queen’s Gambit Declined: Orthodox Defence | Odmítnutý dámský gambit: ortodoxní obrana
d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4 b6 | Queen’s Gambit Declined: Tartakower Defence | Odmítnutý dámský gambit: Tartakowerova obrana
d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Ne4 | Queen’s Gambit Declined: Lasker Defence | Odmítnutý dámský gambit: Laskerova obrana
d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 e3 c6 Nf3 Qa5 | Queen’s Gambit Declined: Cambridge Springs Defence | Odmítnutý dámský gambit: cambridgespringská obrana
d4 d5 c4 e6 Nc3 Nf6 Nf3 Bb4 | Queen’s Gambit Declined: Ragozin Defence | Odmítnutý dámský gambit: Ragozinova obrana
d4 d5 c4 e6 Nc3 c5 | Tarrasch Defence | Tarraschova obrana
d4 d5 c4 e6 Nc3 Nf6 Nf3 c5 | Semi-Tarrasch Defence | Zlepšená Tarraschova obrana
d4 d5 c4 c6 | Slav Defence | Slovanská obrana
d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 | Slav Defence: Accepted | Slovanská obrana: přijatý gambit
d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5 | Slav Defence: Czech Variation | Slovanská obrana: česká varianta
d4 d5 c4 c6 cxd5 cxd5 | Slav Defence: Exchange Variation | Slovanská obrana: výměnná varianta
d4 d5 c4 c6 Nf3 Nf6 Nc3 a6 | Slav Defence: Chebanenko Variation | Slovanská obrana: Čebaněnkova varianta
d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 | Semi-Slav Defence | Poloslovanská obrana
d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 e3 Nbd7 Bd3 dxc4 Bxc4 b5 | Semi-Slav Defence: Meran Variation | Poloslovanská obrana: meránská varianta
d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 Bg5 dxc4 | Semi-Slav Defence: Botvinnik Variation | Poloslovanská obrana: Botvinnikova varianta
d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 Bg5 h6 | Semi-Slav Defence: Moscow Variation | Poloslovanská obrana: moskevská varianta
d4 d5 c4 e5 | Albin Countergambit | Albinův protigambit
d4 d5 c4 Nc6 | Chigorin Defence | Čigorinova obrana
d4 d5 c4 Bf5 | Baltic Defence | Baltská obrana
d4 d5 c4 c5 | Austrian Defence | Rakouská obrana
d4 d5 Bf4 | London System | Londýnský systém
d4 d5 Nf3 Nf6 Bf4 | London System with Nf3 | Londýnský systém s Jf3
d4 d5 Nf3 Nf6 e3 e6 Bd3 | Colle System | Colleho systém
d4 d5 e4 | Blackmar–Diemer Gambit | Blackmarův–Diemerův gambit
d4 d5 Nc3 Nf6 Bg5 | Richter–Veresov Attack | Richterův–Veresovův útok
d4 d5 Bg5 | Levitsky Attack | Levického útok
d4 d5 e3 Nf6 Bd3 c5 c3 Nc6 f4 | Stonewall Attack | Útok kamenná zeď
d4 Nf6 | Indian Game | Indická hra
d4 Nf6 c4 g6 Nc3 Bg7 | King’s Indian Defence | Královská indická obrana
d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 | King’s Indian Defence: Classical Variation | Královská indická obrana: klasická varianta
d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6 d5 Ne7 | King’s Indian Defence: Mar del Plata Variation | Královská indická obrana: varianta Mar del Plata
d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3 | King’s Indian Defence: Sämisch Variation | Královská indická obrana: Sämischova varianta
d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f4 | King’s Indian Defence: Four Pawns Attack | Královská indická obrana: útok čtyř pěšců
d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Be2 O-O Bg5 | King’s Indian Defence: Averbakh Variation | Královská indická obrana: Averbachova varianta
d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 h3 | King’s Indian Defence: Makogonov Variation | Královská indická obrana: Makogonovova varianta
d4 Nf6 c4 g6 Nf3 Bg7 g3 | King’s Indian Defence: Fianchetto Variation | Královská indická obrana: varianta s fianchettem
d4 Nf6 c4 g6 Nc3 d5 | Grünfeld Defence | Grünfeldova indická obrana
d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7 | Grünfeld Defence: Exchange Variation | Grünfeldova indická obrana: výměnná varianta
d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Qb3 | Grünfeld Defence: Russian Variation | Grünfeldova indická obrana: ruská varianta
d4 Nf6 c4 g6 Nc3 d5 Bf4 | Grünfeld Defence: Brinckmann Attack | Grünfeldova indická obrana: Brinckmannův útok
d4 Nf6 c4 e6 Nc3 Bb4 | Nimzo-Indian Defence | Nimcovičova indická obrana
d4 Nf6 c4 e6 Nc3 Bb4 e3 | Nimzo-Indian Defence: Rubinstein Variation | Nimcovičova indická obrana: Rubinsteinova varianta
d4 Nf6 c4 e6 Nc3 Bb4 Qc2 | Nimzo-Indian Defence: Classical Variation | Nimcovičova indická obrana: klasická varianta
d4 Nf6 c4 e6 Nc3 Bb4 a3 | Nimzo-Indian Defence: Sämisch Variation | Nimcovičova indická obrana: Sämischova varianta
d4 Nf6 c4 e6 Nc3 Bb4 Bg5 | Nimzo-Indian Defence: Leningrad Variation | Nimcovičova indická obrana: leningradská varianta
d4 Nf6 c4 e6 Nc3 Bb4 Nf3 | Nimzo-Indian Defence: Three Knights Variation | Nimcovičova indická obrana: varianta tří jezdců
d4 Nf6 c4 e6 Nc3 Bb4 Qb3 | Nimzo-Indian Defence: Spielmann Variation | Nimcovičova indická obrana: Spielmannova varianta
d4 Nf6 c4 e6 Nf3 b6 | Queen’s Indian Defence | Dámská indická obrana
d4 Nf6 c4 e6 Nf3 b6 g3 | Queen’s Indian Defence: Fianchetto Variation | Dámská indická obrana: varianta s fianchettem
d4 Nf6 c4 e6 Nf3 b6 g3 Ba6 | Queen’s Indian Defence: Nimzowitsch Variation | Dámská indická obrana: Nimcovičova varianta
d4 Nf6 c4 e6 Nf3 b6 a3 | Queen’s Indian Defence: Petrosian Variation | Dámská indická obrana: Petrosjanova varianta
d4 Nf6 c4 e6 Nf3 Bb4+ | Bogo-Indian Defence | Bogoljubovova indická obrana
d4 Nf6 c4 e6 g3 | Catalan Opening | Katalánské zahájení
d4 Nf6 c4 e6 g3 d5 Bg2 Be7 Nf3 O-O O-O dxc4 | Catalan Opening: Open Variation | Katalánské zahájení: otevřená varianta
d4 Nf6 c4 e6 g3 d5 Bg2 Be7 Nf3 O-O O-O Nbd7 | Catalan Opening: Closed Variation | Katalánské zahájení: zavřená varianta
d4 Nf6 c4 c5 d5 e6 | Modern Benoni | Moderní Benoni
d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 f4 Bg7 Bb5+ | Modern Benoni: Taimanov Attack | Moderní Benoni: Tajmanovův útok
d4 Nf6 c4 c5 d5 e5 | Czech Benoni | České Benoni
d4 Nf6 c4 c5 d5 b5 | Benko Gambit | Volžský gambit
d4 c5 d5 | Old Benoni Defence | Staré Benoni
d4 Nf6 c4 e5 | Budapest Gambit | Budapešťský gambit
d4 Nf6 c4 e5 dxe5 Ne4 | Budapest Gambit: Fajarowicz Variation | Budapešťský gambit: Fajarowiczova varianta
d4 Nf6 c4 d6 | Old Indian Defence | Staroindická obrana
d4 Nf6 c4 e6 Nf3 c5 d5 b5 | Blumenfeld Gambit | Blumenfeldův gambit
d4 Nf6 Bg5 | Trompowsky Attack | Trompowského útok
d4 Nf6 Nf3 g6 Bg5 | Torre Attack | Torreho útok
d4 Nf6 Nf3 e6 Bf4 | London System against e6 | Londýnský systém proti e6
d4 Nf6 Nf3 g6 Bf4 | London System against g6 | Londýnský systém proti g6
d4 f5 | Dutch Defence | Holandská obrana
d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O O-O d5 | Dutch Defence: Stonewall Variation | Holandská obrana: kamenná zeď
d4 f5 c4 Nf6 g3 g6 | Dutch Defence: Leningrad Variation | Holandská obrana: leningradská varianta
d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O O-O d6 | Dutch Defence: Classical Variation | Holandská obrana: klasická varianta
d4 f5 e4 | Dutch Defence: Staunton Gambit | Holandská obrana: Stauntonův gambit
d4 e5 | Englund Gambit | Englundův gambit
d4 b5 | Polish Defence | Polská obrana
c4 e5 | English Opening: Reversed Sicilian | Anglická hra: obrácená sicilská obrana
c4 e5 Nc3 Nf6 Nf3 Nc6 | English Opening: Four Knights Variation | Anglická hra: varianta čtyř jezdců
c4 c5 | English Opening: Symmetrical Variation | Anglická hra: symetrická varianta
c4 Nf6 Nc3 e6 e4 | English Opening: Mikenas–Carls Variation | Anglická hra: Mikėnasova–Carlsova varianta
c4 f5 | English Opening: Anglo-Dutch Defence | Anglická hra: holandská obrana
Nf3 d5 c4 | Réti Opening: Main Line | Rétiho zahájení: hlavní varianta
Nf3 d5 c4 d4 | Réti Opening: Advance Variation | Rétiho zahájení: postupová varianta
Nf3 d5 g3 | King’s Indian Attack | Královský indický útok
f4 e5 | Bird’s Opening: From’s Gambit | Birdovo zahájení: Fromův gambit
f4 d5 | Bird’s Opening: Dutch Variation | Birdovo zahájení: holandská varianta
`);

// Made from the OpenAPI document by `vitest run src/client-types.test.ts -u` in tests/. Not for editing.

export interface paths {
    "/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The games, their options, levels and limits
         * Everything that the other requests may name, and the most that this client may ask for.
         */
        get: operations["getGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/legal-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The legal moves of a position
         * In alphabetical order, with the side to move and, where the game is over, its result.
         */
        get: operations["getLegalMoves"];
        put?: never;
        /**
         * The legal moves of a position
         * In alphabetical order, with the side to move and, where the game is over, its result. Also as QUERY (RFC 10008), which may be confirmed with 304.
         */
        post: operations["postLegalMoves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/eval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a position is worth without a search, and what that is made of
         * A score from the side to move, and its terms by name.
         */
        get: operations["getEval"];
        put?: never;
        /**
         * What a position is worth without a search, and what that is made of
         * A score from the side to move, and its terms by name. Also as QUERY (RFC 10008), which may be confirmed with 304.
         */
        post: operations["postEval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The position after some moves
         * Plays the moves in turn; one that is not legal is named. Also as QUERY (RFC 10008), which may be confirmed with 304.
         */
        post: operations["postPlay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/best-move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The best move in a position
         * Searches within the given limits, or those of a level. With `Accept: application/x-ndjson` one line per completed depth.
         */
        get: operations["getBestMove"];
        put?: never;
        /**
         * The best move in a position
         * Searches within the given limits, or those of a level. With `Accept: application/x-ndjson` one line per completed depth. Also as QUERY (RFC 10008), which may be confirmed with 304.
         */
        post: operations["postBestMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/best-move/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The best move during the search: one event per completed depth
         * Server-sent events `depth`, then `answer`, whose id is `end`; a fault on the way is an event `problem`.
         */
        get: operations["getBestMoveStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analyse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The best moves of a position in order, each with its line
         * As `best-move` with `multipv`, three lines by default.
         */
        get: operations["getAnalyse"];
        put?: never;
        /**
         * The best moves of a position in order, each with its line
         * As `best-move` with `multipv`, three lines by default. Also as QUERY (RFC 10008), which may be confirmed with 304.
         */
        post: operations["postAnalyse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/analyse/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The best moves during the search: one event per completed depth
         * Server-sent events `depth`, then `answer`, whose id is `end`; a fault on the way is an event `problem`.
         */
        get: operations["getAnalyseStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The best moves of many positions within one node budget
         * Each position may use an even share of what is left, and has an answer or a problem of its own. Also as QUERY (RFC 10008), which may be confirmed with 304.
         */
        post: operations["postBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Every move of a game judged
         * Each position is searched with an equal share of the nodes, and each move compared with the best one. Streams send every move as soon as it is judged, and the whole review last. Also as QUERY (RFC 10008), which may be confirmed with 304.
         */
        post: operations["postReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/solve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The solution of a position: who wins, how soon and how
         * Where the limit is too small, `solved` is false. Also as QUERY (RFC 10008), which may be confirmed with 304.
         */
        post: operations["postSolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The tree that a search visits
         * Each node with its move, window, value, and whether it was cut off. Also as QUERY (RFC 10008), which may be confirmed with 304.
         */
        post: operations["postTree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/board.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The position as an SVG image
         * The last of the moves `played` is marked.
         */
        get: operations["getBoardSvg"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/board.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The position as a PNG image, where the host can draw one
         * The picture of `/v1/board.svg` in pixels.
         */
        get: operations["getBoardPng"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Problems of a game, by theme and rating
         * In the order of their identities; `after` goes on where a list ended.
         */
        get: operations["getProblems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/problems/daily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The problem of the day, the same for everyone
         * Drawn from all problems of the game by the date.
         */
        get: operations["getProblemsDaily"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The jobs of an API key
         * Those that wait or run, and those that are kept; without a key, the answer is 401.
         */
        get: operations["getJobs"];
        put?: never;
        /**
         * Starts a long search as a job, where the host has jobs
         * Answers at once with the job, whose progress and answer are asked for at its `Location`.
         */
        post: operations["postJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A job while it goes on
         * Server-sent events `progress`, each time that the job has changed, then `end`, whose id is `end`.
         */
        get: operations["getJobsIdStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a job stands
         * Its state, its progress, and at last its answer.
         */
        get: operations["getJobsId"];
        put?: never;
        post?: never;
        /**
         * Cancels a job
         * One that runs keeps the best that it has found as its answer.
         */
        delete: operations["deleteJobsId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own games by link
         * The games in which whoever has these keys sits, where the host has a list of them, page by page.
         */
        get: operations["getLive"];
        put?: never;
        /**
         * Begins a game by link, against a person or the computer
         * Answers with the keys of the seats, which are told nowhere else: your own, and the one for the person whom you invite. Whoever has the key of a seat plays there; whoever has the id may watch.
         */
        post: operations["postLive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/live/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own games by link while they go on
         * Server-sent events: `state` with the whole state of an open game in which these keys seat somebody, or of its rematch, each time that it changes, and at once. It counts as a stream for each key.
         */
        get: operations["getLiveStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/live/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A game by link as it is
         * The position, the clocks, who is there and what is offered.
         */
        get: operations["getLiveId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/live/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A game by link as a file
         * PGN, PDN or SGF, as the game has it; 404 where it has no such format.
         */
        get: operations["getLiveIdFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/live/{id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A game by link while it goes on
         * Server-sent events: `state` with the whole state each time that it changes, and at once.
         */
        get: operations["getLiveIdStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/live/{id}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a move
         * On behalf of the seat whose key is sent.
         */
        post: operations["postLiveIdMoves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/live/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Does anything else
         * Sits down, offers, accepts, declines, takes back, resigns, aborts, or asks for another game.
         */
        post: operations["postLiveIdActions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the service is alive
         * Answered whatever else waits.
         */
        get: operations["getHealthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the service takes more requests
         * For load balancers: 503 while it has as many searches as it takes.
         */
        get: operations["getReadyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This document
         * Made from the schemas that requests are checked with.
         */
        get: operations["getOpenapiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * It is your turn in a game by link, or the game has ended
         * Sent to the address that the action `webhook` has set, until it is answered with a success: eight times in three hours at most.
         */
        post: operations["liveWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** What a webhook is sent. */
        LiveCall: {
            /** @enum {string} */
            type: "your-move" | "game-over";
            /** When it is sent, such as `2026-11-28T12:00:00.000Z`. */
            timestamp: string;
            data: {
                id: string;
                game: string;
                /**
                 * `waiting`: somebody has not sat down yet.
                 */
                status: "waiting" | "active" | "finished" | "aborted";
                /** The letter of a side. */
                turn: string;
                /** Your side; null where you watch. */
                you: string | null;
                result: {
                    /** The letter of a side. */
                    winner: string | null;
                    reason: string;
                    margin?: number;
                } | null;
                players: string[];
                /** Moves played so far. */
                plies: number;
                /** When something last happened, in milliseconds since 1970. */
                changedAt: number;
                /** The last move; null before the first. */
                move: string | null;
                /** Text form. */
                position: string;
                /** The address of the board; its path alone on a server that does not know its own. */
                board: string;
            };
        };
        /** The answer after a completed depth; the last one is `final`, or says what ended the search. */
        BestMoveStep: {
            game: string;
            /** Canonical text form. */
            position: string;
            /** The letter of the side to move. */
            turn: string;
            over: boolean;
            /**
             * The result: the first number is for the side that moves first; null before the end.
             */
            result: "1-0" | "0-1" | "1/2-1/2" | null;
            /** The letter of the winner; null for a draw and before the end. */
            winner: string | null;
            /** Code of the reason why the game ended. */
            reason: string | null;
            /** The margin of the side that moves first, in games that have one. */
            margin?: number;
            /** Null when the game is over. */
            move: string | null;
            /** The position after the move; null when the game is over. */
            after: string | null;
            /** The kind of piece that moves. In games whose pieces go from place to place. */
            piece?: string;
            from?: string;
            to?: string;
            /** The kinds of the pieces that are captured. In games whose pieces go from place to place. */
            captured?: string[];
            /** The kind that the piece becomes, null when it stays. In games whose pieces go from place to place. */
            promotion?: string | null;
            /** From the point of view of the side to move, in hundredths of the game's unit; a win is 1,000,000 minus the plies to it. */
            score: number;
            scoreText: string;
            /** The chance of the side to move to win in per cent, a draw counting half. */
            winChance: number;
            /** Moves of the winner to the end of a decided game, negative when the side to move loses. */
            mate?: number;
            /**
             * The end may come sooner.
             */
            distanceIsBound?: true;
            /** The letter of the side whose point of view the scores take. */
            scoreFor: string;
            /** True when the score is proved. */
            exact: boolean;
            /** The move in UCI notation, where that differs. */
            uci?: string;
            /** The principal variation, starting with the move. */
            pv: string[];
            pvUci?: string[];
            depth: number;
            /** Moves made by the search. */
            nodes: number;
            /** Moves made before by the smaller depths of a textbook search; all are in `nodes` where a limit ended it. */
            earlierNodes?: number;
            seconds: number;
            nps: number;
            /**
             * What stopped the search early.
             */
            limitedBy: "nodes" | "time" | "stop" | null;
            /**
             * What named the move, where no search chose it among others.
             */
            namedBy?: "book" | "chance" | "rules" | "symmetry";
            /** With `multipv` above 1: the best moves in order. */
            lines?: {
                move: string;
                score: number;
                scoreText: string;
                /** The chance of the side to move to win in per cent, a draw counting half. */
                winChance: number;
                /** Moves of the winner to the end of a decided game, negative when the side to move loses. */
                mate?: number;
                /**
                 * The end may come sooner.
                 */
                distanceIsBound?: true;
                /** The move in UCI notation, where that differs. */
                uci?: string;
                /** The principal variation, starting with the move. */
                pv: string[];
                pvUci?: string[];
            }[];
            statistics?: components["schemas"]["Statistics"];
            /** With `language`: a sentence for people. */
            text?: string;
            final: boolean;
        } | components["schemas"]["Problem"];
        /** Statistics of the strong search. */
        Statistics: {
            selectiveDepth: number;
            tableProbes: number;
            tableHits: number;
            cutOffs: number;
            firstMoveCutOffs: number;
            branchingFactor: number | null;
            depths: {
                depth: number;
                nodes: number;
                timeMs: number;
            }[];
            tableFullness: number;
        };
        /** RFC 9457. */
        Problem: {
            /** `/errors/` and the code. */
            type: string;
            title: string;
            status: number;
            /** One sentence: what was found, and what is accepted. */
            detail: string;
            instance?: string;
            /** The invalid parameter; null when the request as a whole is invalid. */
            field: string | null;
            /** Stable, in kebab case. */
            code: string;
            /** The values that the detail mentions, by name. */
            params: {
                [key: string]: string | number;
            };
        };
        /** A move as soon as it is judged; the last one is the review, or says what ended it. */
        ReviewStep: {
            /** 1 for the first move of the game. */
            ply: number;
            /** The letter of the side that made it; all scores are from its view. */
            turn: string;
            move: string;
            /** The move that the engine would have made. */
            best: string;
            bestUci?: string;
            /** How the game would have gone on with the best move. */
            pv: string[];
            /** With the best move. */
            before: {
                score: number;
                scoreText: string;
                /** The chance of the side to move to win in per cent, a draw counting half. */
                winChance: number;
                /** Moves of the winner to the end of a decided game, negative when the side to move loses. */
                mate?: number;
                /**
                 * The end may come sooner.
                 */
                distanceIsBound?: true;
            };
            /** With the move that was made. */
            after: {
                score: number;
                scoreText: string;
                /** The chance of the side to move to win in per cent, a draw counting half. */
                winChance: number;
                /** Moves of the winner to the end of a decided game, negative when the side to move loses. */
                mate?: number;
                /**
                 * The end may come sooner.
                 */
                distanceIsBound?: true;
            };
            /** What it gave away of `winChance`. */
            loss: number;
            accuracy: number;
            /** @enum {string|null} */
            judgement: "inaccuracy" | "mistake" | "blunder" | null;
            /** The term of the evaluation that the mistake mostly cost; null where no term explains half of it. */
            mainTerm: string | null;
            /** With `language`: a sentence for people. */
            text?: string;
            /** @enum {boolean} */
            final: false;
        } | {
            game: string;
            /** Where the moves began. */
            position: string;
            moves: {
                /** 1 for the first move of the game. */
                ply: number;
                /** The letter of the side that made it; all scores are from its view. */
                turn: string;
                move: string;
                /** The move that the engine would have made. */
                best: string;
                bestUci?: string;
                /** How the game would have gone on with the best move. */
                pv: string[];
                /** With the best move. */
                before: {
                    score: number;
                    scoreText: string;
                    /** The chance of the side to move to win in per cent, a draw counting half. */
                    winChance: number;
                    /** Moves of the winner to the end of a decided game, negative when the side to move loses. */
                    mate?: number;
                    /**
                     * The end may come sooner.
                     */
                    distanceIsBound?: true;
                };
                /** With the move that was made. */
                after: {
                    score: number;
                    scoreText: string;
                    /** The chance of the side to move to win in per cent, a draw counting half. */
                    winChance: number;
                    /** Moves of the winner to the end of a decided game, negative when the side to move loses. */
                    mate?: number;
                    /**
                     * The end may come sooner.
                     */
                    distanceIsBound?: true;
                };
                /** What it gave away of `winChance`. */
                loss: number;
                accuracy: number;
                /** @enum {string|null} */
                judgement: "inaccuracy" | "mistake" | "blunder" | null;
                /** The term of the evaluation that the mistake mostly cost; null where no term explains half of it. */
                mainTerm: string | null;
                /** With `language`: a sentence for people. */
                text?: string;
            }[];
            sides: {
                /** The letter of the side. */
                turn: string;
                /** The mean of its moves; null without any. */
                accuracy: number | null;
                inaccuracies: number;
                mistakes: number;
                blunders: number;
            }[];
            /** The plies of the mistakes and blunders. */
            turningPoints: number[];
            /** Moves made by all searches together. */
            nodes: number;
            maxNodes: number;
            /**
             * What ended the review before the last move.
             */
            limitedBy: "stop" | null;
            /** What was left out so that the file could be read. */
            warnings?: {
                line?: number;
                code: string;
                text: string;
            }[];
            /** @enum {boolean} */
            final: true;
        } | components["schemas"]["Problem"];
        Games: {
            id: string;
            name: string;
            sides: {
                id: string;
                name: string;
            }[];
            /** The unit that 100 points of score stand for. */
            unit: string;
            variants: {
                id: string;
                default: string;
                /** The default where that other option has a value other than its own default. */
                defaultWith?: {
                    option: string;
                    default: string;
                };
                accepts: string;
                suggestions: string[];
                /** Every whole number in it is accepted. */
                range?: {
                    min: number;
                    max: number;
                };
                /** The value is a list of places on which pieces of this side start. */
                places?: 0 | 1;
            }[];
            levels: number;
            /** Constants of the `textbook` evaluation that a request can set. */
            parameters: {
                id: string;
                min: number;
                max: number;
                /** The step of a slider; values in between are accepted too. */
                step: number;
                default: number;
                /** What 0, 1, 2 ... stand for, where only those are taken. */
                choices?: string[];
            }[];
            /** Tables of squares of that evaluation: `ID-SQUARE`, such as `man-c3`, is the value of one. */
            tables: {
                id: string;
                min: number;
                max: number;
                step: number;
                squares: string[];
                /** Both sides share it; else it is turned round for the side that moves second. */
                isShared: boolean;
            }[];
            /** Named values of those, from the strongest to the weakest. */
            settings: {
                id: string;
                values: {
                    [key: string]: number;
                };
            }[];
            /** The starting position. */
            initial: string;
            ceilings: components["schemas"]["Ceilings"];
        }[];
        /** The most that this client may ask for. */
        Ceilings: {
            /** Node limit of one search, of a solve and of a whole batch. */
            nodes: number;
            /** Node limit of a search without any other limit. */
            defaultNodes: number;
            /** Time limit in milliseconds; absent where the clock does not advance during a search. */
            time?: number;
            depth: number;
            multipv: number;
            threads: number;
            batch: number;
            treeNodes: number;
            /** Node limit of a job; absent where the host has no jobs. */
            jobNodes?: number;
            /** Nodes per minute of one client. */
            nodesPerMinute: number;
        };
        LegalMoves: {
            /** Canonical text form. */
            position: string;
            /** The letter of the side to move. */
            turn: string;
            over: boolean;
            /**
             * The result: the first number is for the side that moves first; null before the end.
             */
            result: "1-0" | "0-1" | "1/2-1/2" | null;
            /** The letter of the winner; null for a draw and before the end. */
            winner: string | null;
            /** Code of the reason why the game ended. */
            reason: string | null;
            /** The margin of the side that moves first, in games that have one. */
            margin?: number;
            /** The legal moves, sorted alphabetically. */
            moves: string[];
            uci?: string[];
        };
        Evaluation: {
            game: string;
            /** Canonical text form. */
            position: string;
            /** The letter of the side to move. */
            turn: string;
            over: boolean;
            /**
             * The result: the first number is for the side that moves first; null before the end.
             */
            result: "1-0" | "0-1" | "1/2-1/2" | null;
            /** The letter of the winner; null for a draw and before the end. */
            winner: string | null;
            /** Code of the reason why the game ended. */
            reason: string | null;
            /** The margin of the side that moves first, in games that have one. */
            margin?: number;
            /** Name of the function. */
            evaluation: string;
            /** From the side to move, in hundredths of the game's unit; nothing is searched. */
            score: number;
            scoreText: string;
            /** What the score is the sum of, by name. */
            terms: {
                [key: string]: number;
            };
            /** Numbers behind a term that is no plain sum, each in a unit of its own. */
            facts?: {
                [key: string]: number;
            };
        };
        State: {
            /** Canonical text form. */
            position: string;
            /** The letter of the side to move. */
            turn: string;
            over: boolean;
            /**
             * The result: the first number is for the side that moves first; null before the end.
             */
            result: "1-0" | "0-1" | "1/2-1/2" | null;
            /** The letter of the winner; null for a draw and before the end. */
            winner: string | null;
            /** Code of the reason why the game ended. */
            reason: string | null;
            /** The margin of the side that moves first, in games that have one. */
            margin?: number;
            /** The moves played, in the notation of the game. */
            moves: string[];
            /** The same in UCI notation, where that differs. */
            uci?: string[];
        };
        BestMove: {
            game: string;
            /** Canonical text form. */
            position: string;
            /** The letter of the side to move. */
            turn: string;
            over: boolean;
            /**
             * The result: the first number is for the side that moves first; null before the end.
             */
            result: "1-0" | "0-1" | "1/2-1/2" | null;
            /** The letter of the winner; null for a draw and before the end. */
            winner: string | null;
            /** Code of the reason why the game ended. */
            reason: string | null;
            /** The margin of the side that moves first, in games that have one. */
            margin?: number;
            /** Null when the game is over. */
            move: string | null;
            /** The position after the move; null when the game is over. */
            after: string | null;
            /** The kind of piece that moves. In games whose pieces go from place to place. */
            piece?: string;
            from?: string;
            to?: string;
            /** The kinds of the pieces that are captured. In games whose pieces go from place to place. */
            captured?: string[];
            /** The kind that the piece becomes, null when it stays. In games whose pieces go from place to place. */
            promotion?: string | null;
            /** From the point of view of the side to move, in hundredths of the game's unit; a win is 1,000,000 minus the plies to it. */
            score: number;
            scoreText: string;
            /** The chance of the side to move to win in per cent, a draw counting half. */
            winChance: number;
            /** Moves of the winner to the end of a decided game, negative when the side to move loses. */
            mate?: number;
            /**
             * The end may come sooner.
             */
            distanceIsBound?: true;
            /** The letter of the side whose point of view the scores take. */
            scoreFor: string;
            /** True when the score is proved. */
            exact: boolean;
            /** The move in UCI notation, where that differs. */
            uci?: string;
            /** The principal variation, starting with the move. */
            pv: string[];
            pvUci?: string[];
            depth: number;
            /** Moves made by the search. */
            nodes: number;
            /** Moves made before by the smaller depths of a textbook search; all are in `nodes` where a limit ended it. */
            earlierNodes?: number;
            seconds: number;
            nps: number;
            /**
             * What stopped the search early.
             */
            limitedBy: "nodes" | "time" | "stop" | null;
            /**
             * What named the move, where no search chose it among others.
             */
            namedBy?: "book" | "chance" | "rules" | "symmetry";
            /** With `multipv` above 1: the best moves in order. */
            lines?: {
                move: string;
                score: number;
                scoreText: string;
                /** The chance of the side to move to win in per cent, a draw counting half. */
                winChance: number;
                /** Moves of the winner to the end of a decided game, negative when the side to move loses. */
                mate?: number;
                /**
                 * The end may come sooner.
                 */
                distanceIsBound?: true;
                /** The move in UCI notation, where that differs. */
                uci?: string;
                /** The principal variation, starting with the move. */
                pv: string[];
                pvUci?: string[];
            }[];
            statistics?: components["schemas"]["Statistics"];
            /** With `language`: a sentence for people. */
            text?: string;
        };
        Batch: {
            results: ({
                /** @enum {boolean} */
                ok: true;
                result: components["schemas"]["BestMove"];
            } | {
                /** @enum {boolean} */
                ok: false;
                problem: components["schemas"]["Problem"];
            })[];
            nodes: number;
            maxNodes: number;
        };
        Review: {
            game: string;
            /** Where the moves began. */
            position: string;
            moves: {
                /** 1 for the first move of the game. */
                ply: number;
                /** The letter of the side that made it; all scores are from its view. */
                turn: string;
                move: string;
                /** The move that the engine would have made. */
                best: string;
                bestUci?: string;
                /** How the game would have gone on with the best move. */
                pv: string[];
                /** With the best move. */
                before: {
                    score: number;
                    scoreText: string;
                    /** The chance of the side to move to win in per cent, a draw counting half. */
                    winChance: number;
                    /** Moves of the winner to the end of a decided game, negative when the side to move loses. */
                    mate?: number;
                    /**
                     * The end may come sooner.
                     */
                    distanceIsBound?: true;
                };
                /** With the move that was made. */
                after: {
                    score: number;
                    scoreText: string;
                    /** The chance of the side to move to win in per cent, a draw counting half. */
                    winChance: number;
                    /** Moves of the winner to the end of a decided game, negative when the side to move loses. */
                    mate?: number;
                    /**
                     * The end may come sooner.
                     */
                    distanceIsBound?: true;
                };
                /** What it gave away of `winChance`. */
                loss: number;
                accuracy: number;
                /** @enum {string|null} */
                judgement: "inaccuracy" | "mistake" | "blunder" | null;
                /** The term of the evaluation that the mistake mostly cost; null where no term explains half of it. */
                mainTerm: string | null;
                /** With `language`: a sentence for people. */
                text?: string;
            }[];
            sides: {
                /** The letter of the side. */
                turn: string;
                /** The mean of its moves; null without any. */
                accuracy: number | null;
                inaccuracies: number;
                mistakes: number;
                blunders: number;
            }[];
            /** The plies of the mistakes and blunders. */
            turningPoints: number[];
            /** Moves made by all searches together. */
            nodes: number;
            maxNodes: number;
            /**
             * What ended the review before the last move.
             */
            limitedBy: "stop" | null;
            /** What was left out so that the file could be read. */
            warnings?: {
                line?: number;
                code: string;
                text: string;
            }[];
        };
        Solution: {
            game: string;
            /** Canonical text form. */
            position: string;
            /** The letter of the side to move. */
            turn: string;
            over: boolean;
            /**
             * The result: the first number is for the side that moves first; null before the end.
             */
            result: "1-0" | "0-1" | "1/2-1/2" | null;
            /** The letter of the winner; null for a draw and before the end. */
            winner: string | null;
            /** Code of the reason why the game ended. */
            reason: string | null;
            /** The margin of the side that moves first, in games that have one. */
            margin?: number;
            /** False when the limit was too small; the result is then unknown. */
            solved: boolean;
            /**
             * For the side to move.
             */
            outcome: "win" | "loss" | "draw" | null;
            /** The theoretical value of the game, such as a margin. */
            value: number | null;
            /** Plies to the end with best play by both sides. */
            distance: number | null;
            /** Every winning move, in games whose solver finds them all; empty in a lost position. */
            winningMoves?: string[];
            move: string | null;
            /** The move in UCI notation, where that differs. */
            uci?: string;
            /** The principal variation, starting with the move. */
            pv: string[];
            pvUci?: string[];
            nodes: number;
            seconds: number;
            /**
             * True for a position that is too large to be played or drawn; nothing was searched then.
             */
            isTooLarge?: true;
        };
        Tree: {
            game: string;
            position: string;
            /** @enum {string} */
            algorithm: "minimax" | "minimax-quiescence" | "alpha-beta" | "strong";
            depth: number;
            /** Depth of the tree of `strong`. */
            reached?: number;
            move: string | null;
            score: number;
            nodes: number;
            seconds: number;
            /** @enum {string|null} */
            limitedBy: "nodes" | "time" | "stop" | null;
            /** Nodes in the tree, including cut ones. */
            recorded: number;
            truncated: boolean;
            tree: components["schemas"]["TreeNode"];
        };
        /** Values are from the point of view of the side to move at the node. */
        TreeNode: {
            move: string | null;
            alpha: number | null;
            beta: number | null;
            value: number | null;
            /** True for a move that was cut off and not made. */
            cut: boolean;
            kind: string;
            /** Of `minimax-quiescence`: the value at which the side to move may stop an exchange; null where it has to move. */
            stand?: number | null;
            depth?: number | null;
            pass?: string | null;
            /** @enum {string|null} */
            bound?: "exact" | "lower" | "upper" | null;
            skip?: string | null;
            children: components["schemas"]["TreeNode"][];
        };
        /** `total` counts all that fit; `problems` are some of them. */
        Problems: {
            game: string;
            total: number;
            problems: components["schemas"]["ChosenProblem"][];
        };
        /** A position with exactly one good move. */
        ChosenProblem: {
            /** Twelve hexadecimal digits, equal for images of a position. */
            id: string;
            /** Text form; the solver is to move. */
            position: string;
            /**
             * To win, to save a draw, or to come out much better than by any other move.
             */
            goal: "win" | "draw" | "gain";
            /** Own moves to the end of the game, where that is the goal. */
            within?: number;
            /** The own moves and the best defence in turn; each own move is the only one. */
            line: string[];
            /**
             * How it is known; `deep` is not proved.
             */
            proof: "tables" | "theory" | "proof-numbers" | "full-width" | "deep";
            /** For each own move tempting wrong ones, each followed by the play that a search expects. */
            wrong: string[][][];
            themes: string[];
            /** On the scale of the levels of the game. */
            rating: number;
        };
        DailyProblem: {
            game: string;
            date: string;
            problem: components["schemas"]["ChosenProblem"];
        };
        Job: {
            id: string;
            /** @enum {string} */
            state: "waiting" | "running" | "done" | "failed" | "cancelled";
            /** The answer after the last completed depth; of a review the last move judged, of a solve how far it is. */
            progress: {
                game: string;
                /** Canonical text form. */
                position: string;
                /** The letter of the side to move. */
                turn: string;
                over: boolean;
                /**
                 * The result: the first number is for the side that moves first; null before the end.
                 */
                result: "1-0" | "0-1" | "1/2-1/2" | null;
                /** The letter of the winner; null for a draw and before the end. */
                winner: string | null;
                /** Code of the reason why the game ended. */
                reason: string | null;
                /** The margin of the side that moves first, in games that have one. */
                margin?: number;
                /** Null when the game is over. */
                move: string | null;
                /** The position after the move; null when the game is over. */
                after: string | null;
                /** The kind of piece that moves. In games whose pieces go from place to place. */
                piece?: string;
                from?: string;
                to?: string;
                /** The kinds of the pieces that are captured. In games whose pieces go from place to place. */
                captured?: string[];
                /** The kind that the piece becomes, null when it stays. In games whose pieces go from place to place. */
                promotion?: string | null;
                /** From the point of view of the side to move, in hundredths of the game's unit; a win is 1,000,000 minus the plies to it. */
                score: number;
                scoreText: string;
                /** The chance of the side to move to win in per cent, a draw counting half. */
                winChance: number;
                /** Moves of the winner to the end of a decided game, negative when the side to move loses. */
                mate?: number;
                /**
                 * The end may come sooner.
                 */
                distanceIsBound?: true;
                /** True when the score is proved. */
                exact: boolean;
                /** The move in UCI notation, where that differs. */
                uci?: string;
                /** The principal variation, starting with the move. */
                pv: string[];
                pvUci?: string[];
                depth: number;
                /** Moves made by the search. */
                nodes: number;
                /** Moves made before by the smaller depths of a textbook search; all are in `nodes` where a limit ended it. */
                earlierNodes?: number;
                seconds: number;
                nps: number;
                /**
                 * What stopped the search early.
                 */
                limitedBy: "nodes" | "time" | "stop" | null;
                /**
                 * What named the move, where no search chose it among others.
                 */
                namedBy?: "book" | "chance" | "rules" | "symmetry";
                /** With `multipv` above 1: the best moves in order. */
                lines?: {
                    move: string;
                    score: number;
                    scoreText: string;
                    /** The chance of the side to move to win in per cent, a draw counting half. */
                    winChance: number;
                    /** Moves of the winner to the end of a decided game, negative when the side to move loses. */
                    mate?: number;
                    /**
                     * The end may come sooner.
                     */
                    distanceIsBound?: true;
                    /** The move in UCI notation, where that differs. */
                    uci?: string;
                    /** The principal variation, starting with the move. */
                    pv: string[];
                    pvUci?: string[];
                }[];
                statistics?: components["schemas"]["Statistics"];
            } | {
                /** 1 for the first move of the game. */
                ply: number;
                /** The letter of the side that made it; all scores are from its view. */
                turn: string;
                move: string;
                /** The move that the engine would have made. */
                best: string;
                bestUci?: string;
                /** How the game would have gone on with the best move. */
                pv: string[];
                /** With the best move. */
                before: {
                    score: number;
                    scoreText: string;
                    /** The chance of the side to move to win in per cent, a draw counting half. */
                    winChance: number;
                    /** Moves of the winner to the end of a decided game, negative when the side to move loses. */
                    mate?: number;
                    /**
                     * The end may come sooner.
                     */
                    distanceIsBound?: true;
                };
                /** With the move that was made. */
                after: {
                    score: number;
                    scoreText: string;
                    /** The chance of the side to move to win in per cent, a draw counting half. */
                    winChance: number;
                    /** Moves of the winner to the end of a decided game, negative when the side to move loses. */
                    mate?: number;
                    /**
                     * The end may come sooner.
                     */
                    distanceIsBound?: true;
                };
                /** What it gave away of `winChance`. */
                loss: number;
                accuracy: number;
                /** @enum {string|null} */
                judgement: "inaccuracy" | "mistake" | "blunder" | null;
                /** The term of the evaluation that the mistake mostly cost; null where no term explains half of it. */
                mainTerm: string | null;
                /** With `language`: a sentence for people. */
                text?: string;
            } | components["schemas"]["SolveProgress"] | null;
            /** Present once the job is done; for a job cancelled while running, the best answer so far. */
            answer: {
                game: string;
                /** Canonical text form. */
                position: string;
                /** The letter of the side to move. */
                turn: string;
                over: boolean;
                /**
                 * The result: the first number is for the side that moves first; null before the end.
                 */
                result: "1-0" | "0-1" | "1/2-1/2" | null;
                /** The letter of the winner; null for a draw and before the end. */
                winner: string | null;
                /** Code of the reason why the game ended. */
                reason: string | null;
                /** The margin of the side that moves first, in games that have one. */
                margin?: number;
                /** Null when the game is over. */
                move: string | null;
                /** The position after the move; null when the game is over. */
                after: string | null;
                /** The kind of piece that moves. In games whose pieces go from place to place. */
                piece?: string;
                from?: string;
                to?: string;
                /** The kinds of the pieces that are captured. In games whose pieces go from place to place. */
                captured?: string[];
                /** The kind that the piece becomes, null when it stays. In games whose pieces go from place to place. */
                promotion?: string | null;
                /** From the point of view of the side to move, in hundredths of the game's unit; a win is 1,000,000 minus the plies to it. */
                score: number;
                scoreText: string;
                /** The chance of the side to move to win in per cent, a draw counting half. */
                winChance: number;
                /** Moves of the winner to the end of a decided game, negative when the side to move loses. */
                mate?: number;
                /**
                 * The end may come sooner.
                 */
                distanceIsBound?: true;
                /** True when the score is proved. */
                exact: boolean;
                /** The move in UCI notation, where that differs. */
                uci?: string;
                /** The principal variation, starting with the move. */
                pv: string[];
                pvUci?: string[];
                depth: number;
                /** Moves made by the search. */
                nodes: number;
                /** Moves made before by the smaller depths of a textbook search; all are in `nodes` where a limit ended it. */
                earlierNodes?: number;
                seconds: number;
                nps: number;
                /**
                 * What stopped the search early.
                 */
                limitedBy: "nodes" | "time" | "stop" | null;
                /**
                 * What named the move, where no search chose it among others.
                 */
                namedBy?: "book" | "chance" | "rules" | "symmetry";
                /** With `multipv` above 1: the best moves in order. */
                lines?: {
                    move: string;
                    score: number;
                    scoreText: string;
                    /** The chance of the side to move to win in per cent, a draw counting half. */
                    winChance: number;
                    /** Moves of the winner to the end of a decided game, negative when the side to move loses. */
                    mate?: number;
                    /**
                     * The end may come sooner.
                     */
                    distanceIsBound?: true;
                    /** The move in UCI notation, where that differs. */
                    uci?: string;
                    /** The principal variation, starting with the move. */
                    pv: string[];
                    pvUci?: string[];
                }[];
                statistics?: components["schemas"]["Statistics"];
            } | components["schemas"]["Solution"] | components["schemas"]["Review"] | null;
            /** Why the job failed. */
            problem: {
                /** `/errors/` and the code. */
                type: string;
                title: string;
                status: number;
                /** One sentence: what was found, and what is accepted. */
                detail: string;
                instance?: string;
                /** The invalid parameter; null when the request as a whole is invalid. */
                field: string | null;
                /** Stable, in kebab case. */
                code: string;
                /** The values that the detail mentions, by name. */
                params: {
                    [key: string]: string | number;
                };
            } | null;
        };
        SolveProgress: {
            /** Moves made so far. */
            nodes: number;
            maxNodes: number;
            seconds: number;
        };
        /** The newest first. */
        Jobs: {
            jobs: components["schemas"]["Job"][];
        };
        BegunLive: {
            id: string;
            /** Of your seat, to be sent as `Seat-Key`. */
            key: string;
            /** The key of the other seat; null opposite the computer. */
            invitation: string | null;
            state: components["schemas"]["LiveState"];
        };
        LiveState: {
            id: string;
            /** Counts the changes. */
            version: number;
            /**
             * `waiting`: somebody has not sat down yet.
             */
            status: "waiting" | "active" | "finished" | "aborted";
            game: string;
            /**
             * Of whoever began it.
             */
            language: "en" | "cs";
            /** Text form of the starting position. */
            start: string;
            moves: string[];
            /** The letter of a side. */
            turn: string;
            seats: {
                /** The letter of a side. */
                side: string;
                /** @enum {string} */
                kind: "person" | "computer";
                /** Empty as long as it is not known who is to sit there. */
                name: string;
                seated: boolean;
                /** Whether they look at the game now, as far as is known. */
                present: boolean;
                /** The set phrase that they said a moment ago. */
                said: {
                    /** @enum {string} */
                    phrase: "good-luck" | "good-game" | "thanks" | "sorry" | "one-moment";
                    /** Milliseconds. */
                    at: number;
                } | null;
            }[];
            /** Your side; null where you watch. */
            you: string | null;
            clock: {
                /** Milliseconds. */
                base: number;
                /** Milliseconds. */
                increment: number;
                left: number[];
                /** The side whose clock runs. */
                running: string | null;
            } | null;
            /** Time for one move; null without a limit. */
            moveMs: number | null;
            /** When the time of the side to move runs out, in milliseconds since 1970. */
            deadline: number | null;
            /** The side that offers a draw. */
            drawOffer: string | null;
            /** Why the side to move may claim a draw now (`claim-draw`), as in a result; null where it may not. */
            claimableDraw: string | null;
            /** The side that asks to take back. */
            undoAsked: string | null;
            result: {
                /** The letter of a side. */
                winner: string | null;
                reason: string;
                margin?: number;
            } | null;
            /**
             * Format: uri
             * Where a player on Discord signs in with a browser to sit down; null where nobody is to.
             */
            signIn: string | null;
            /** The next game of the same two, and who asks for it; null once it has begun. */
            rematch: {
                id: string;
                /** The letter of a side. */
                asked: string | null;
            } | null;
            /** When this was so, in milliseconds since 1970. */
            now: number;
        };
        /** The game touched last comes first. */
        OwnLive: {
            games: {
                id: string;
                game: string;
                /**
                 * `waiting`: somebody has not sat down yet.
                 */
                status: "waiting" | "active" | "finished" | "aborted";
                /** The letter of a side. */
                turn: string;
                /** Your side; null where you watch. */
                you: string | null;
                result: {
                    /** The letter of a side. */
                    winner: string | null;
                    reason: string;
                    margin?: number;
                } | null;
                players: string[];
                /** Moves played so far. */
                plies: number;
                /** When something last happened, in milliseconds since 1970. */
                changedAt: number;
            }[];
            /** For `after` of the next page; null on the last one. */
            next: string | null;
        };
        Health: {
            /** @enum {string} */
            status: "ok";
            build: string;
        };
        Readiness: {
            /** @enum {string} */
            status: "ready";
            build: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The games, their options, levels and limits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Games"];
                };
            };
        };
    };
    getLegalMoves: {
        parameters: {
            query: {
                /**
                 * Id of a game; `GET /v1/games` lists them.
                 */
                game: string;
                /** Text form of the position; by default the starting position. */
                position?: string;
                /** Options of the game. In a query `variant=NAME=VALUE`, repeatable. */
                variant?: string[];
                /** Moves played from the position; the request is about the resulting position. Games that count repetitions use them as the history. In a query separated by spaces. */
                played?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The legal moves of a position */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalMoves"];
                };
            };
        };
    };
    postLegalMoves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Id of a game; `GET /v1/games` lists them.
                     */
                    game: string;
                    /** Text form of the position; by default the starting position. */
                    position?: string;
                    /** Options of the game. In a query `variant=NAME=VALUE`, repeatable. */
                    variant?: {
                        [key: string]: string;
                    };
                    /** Moves played from the position; the request is about the resulting position. Games that count repetitions use them as the history. In a query separated by spaces. */
                    played?: string[];
                };
            };
        };
        responses: {
            /** The legal moves of a position */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalMoves"];
                };
            };
        };
    };
    getEval: {
        parameters: {
            query: {
                /**
                 * Id of a game; `GET /v1/games` lists them.
                 */
                game: string;
                /** Text form of the position; by default the starting position. */
                position?: string;
                /** Options of the game. In a query `variant=NAME=VALUE`, repeatable. */
                variant?: string[];
                /** Moves played from the position; the request is about the resulting position. Games that count repetitions use them as the history. In a query separated by spaces. */
                played?: string[];
                /** `best` when nothing is said; `textbook` is that of the game's source. */
                evaluation?: "textbook" | "best";
                /** Constants of the `textbook` evaluation; `GET /v1/games` lists those of each game. In a query `parameters=NAME=VALUE`, repeatable. */
                parameters?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** What a position is worth without a search, and what that is made of */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evaluation"];
                };
            };
        };
    };
    postEval: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Id of a game; `GET /v1/games` lists them.
                     */
                    game: string;
                    /** Text form of the position; by default the starting position. */
                    position?: string;
                    /** Options of the game. In a query `variant=NAME=VALUE`, repeatable. */
                    variant?: {
                        [key: string]: string;
                    };
                    /** Moves played from the position; the request is about the resulting position. Games that count repetitions use them as the history. In a query separated by spaces. */
                    played?: string[];
                    /**
                     * `best` when nothing is said; `textbook` is that of the game's source.
                     */
                    evaluation?: "textbook" | "best";
                    /** Constants of the `textbook` evaluation; `GET /v1/games` lists those of each game. In a query `parameters=NAME=VALUE`, repeatable. */
                    parameters?: {
                        [key: string]: number;
                    };
                };
            };
        };
        responses: {
            /** What a position is worth without a search, and what that is made of */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evaluation"];
                };
            };
        };
    };
    postPlay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Id of a game; `GET /v1/games` lists them.
                     */
                    game: string;
                    /** Text form of the position; by default the starting position. */
                    position?: string;
                    /** Options of the game. In a query `variant=NAME=VALUE`, repeatable. */
                    variant?: {
                        [key: string]: string;
                    };
                    /** Moves played from the position; the request is about the resulting position. Games that count repetitions use them as the history. In a query separated by spaces. */
                    played?: string[];
                    /** The moves to play, in order. */
                    moves: string[];
                };
            };
        };
        responses: {
            /** The position after some moves */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
        };
    };
    getBestMove: {
        parameters: {
            query: {
                /**
                 * Id of a game; `GET /v1/games` lists them.
                 */
                game: string;
                /** Text form of the position; by default the starting position. */
                position?: string;
                /** Options of the game. In a query `variant=NAME=VALUE`, repeatable. */
                variant?: string[];
                /** Moves played from the position; the request is about the resulting position. Games that count repetitions use them as the history. In a query separated by spaces. */
                played?: string[];
                /** Strength, weakest first; instead of `algorithm`. */
                level?: number;
                /** The search that chooses; `strong` by default. */
                algorithm?: "random" | "greedy" | "minimax" | "minimax-quiescence" | "alpha-beta" | "source" | "second-search" | "second-look" | "mcts" | "strong";
                /** Depth of the second search in plies, for `second-search` and `second-look` only. */
                verifyDepth?: number;
                /** Lines wanted, best first; 1 by default. */
                multipv?: number;
                /** Plies to look ahead. */
                depth?: number;
                /** Most moves the search may make; lowered to the ceiling. */
                nodes?: number;
                /** Most milliseconds, where the clock moves during a search; best effort. */
                time?: number;
                /** By default `best` for the strong search, `textbook` for the textbook searches. */
                evaluation?: "textbook" | "best";
                /** Constants of the `textbook` evaluation; `GET /v1/games` lists those of each game. In a query `parameters=NAME=VALUE`, repeatable. */
                parameters?: string[];
                /** Techniques to switch off in the strong search. In a query separated by spaces. */
                without?: ("iterative-deepening" | "principal-variation" | "aspiration" | "table" | "symmetry" | "settled" | "endgames" | "mate-distance" | "winning-move" | "non-losing-moves" | "hint" | "killers" | "counter-moves" | "history" | "continuation-history" | "exchange" | "quiescence" | "extension" | "correction-history" | "null-move" | "futility" | "late-move-pruning" | "iterative-reduction" | "late-move-reduction")[];
                /** Look at these moves only. In a query separated by spaces. */
                moves?: string[];
                /** Picks among the choices of `random` and the lower levels; 0 by default. */
                seed?: number;
                /** Search threads, as far as the host has them; such an answer is not cached. */
                threads?: number;
                /** Whether the answer includes statistics of the strong search. */
                statistics?: boolean;
                /** Adds `text`, a sentence for people in that language. */
                language?: "en" | "cs";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The best move in a position */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BestMove"];
                };
            };
        };
    };
    postBestMove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Id of a game; `GET /v1/games` lists them.
                     */
                    game: string;
                    /** Text form of the position; by default the starting position. */
                    position?: string;
                    /** Options of the game. In a query `variant=NAME=VALUE`, repeatable. */
                    variant?: {
                        [key: string]: string;
                    };
                    /** Moves played from the position; the request is about the resulting position. Games that count repetitions use them as the history. In a query separated by spaces. */
                    played?: string[];
                    /** Strength, weakest first; instead of `algorithm`. */
                    level?: number;
                    /**
                     * The search that chooses; `strong` by default.
                     */
                    algorithm?: "random" | "greedy" | "minimax" | "minimax-quiescence" | "alpha-beta" | "source" | "second-search" | "second-look" | "mcts" | "strong";
                    /** Depth of the second search in plies, for `second-search` and `second-look` only. */
                    verifyDepth?: number;
                    /** Lines wanted, best first; 1 by default. */
                    multipv?: number;
                    /** Plies to look ahead. */
                    depth?: number;
                    /** Most moves the search may make; lowered to the ceiling. */
                    nodes?: number;
                    /** Most milliseconds, where the clock moves during a search; best effort. */
                    time?: number;
                    /**
                     * By default `best` for the strong search, `textbook` for the textbook searches.
                     */
                    evaluation?: "textbook" | "best";
                    /** Constants of the `textbook` evaluation; `GET /v1/games` lists those of each game. In a query `parameters=NAME=VALUE`, repeatable. */
                    parameters?: {
                        [key: string]: number;
                    };
                    /** Techniques to switch off in the strong search. In a query separated by spaces. */
                    without?: ("iterative-deepening" | "principal-variation" | "aspiration" | "table" | "symmetry" | "settled" | "endgames" | "mate-distance" | "winning-move" | "non-losing-moves" | "hint" | "killers" | "counter-moves" | "history" | "continuation-history" | "exchange" | "quiescence" | "extension" | "correction-history" | "null-move" | "futility" | "late-move-pruning" | "iterative-reduction" | "late-move-reduction")[];
                    /** Look at these moves only. In a query separated by spaces. */
                    moves?: string[];
                    /** Picks among the choices of `random` and the lower levels; 0 by default. */
                    seed?: number;
                    /** Search threads, as far as the host has them; such an answer is not cached. */
                    threads?: number;
                    /** Whether the answer includes statistics of the strong search. */
                    statistics?: boolean;
                    /**
                     * Adds `text`, a sentence for people in that language.
                     */
                    language?: "en" | "cs";
                };
            };
        };
        responses: {
            /** The best move in a position */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BestMove"];
                };
            };
        };
    };
    getBestMoveStream: {
        parameters: {
            query: {
                /**
                 * Id of a game; `GET /v1/games` lists them.
                 */
                game: string;
                /** Text form of the position; by default the starting position. */
                position?: string;
                /** Options of the game. In a query `variant=NAME=VALUE`, repeatable. */
                variant?: string[];
                /** Moves played from the position; the request is about the resulting position. Games that count repetitions use them as the history. In a query separated by spaces. */
                played?: string[];
                /** Strength, weakest first; instead of `algorithm`. */
                level?: number;
                /** The search that chooses; `strong` by default. */
                algorithm?: "random" | "greedy" | "minimax" | "minimax-quiescence" | "alpha-beta" | "source" | "second-search" | "second-look" | "mcts" | "strong";
                /** Depth of the second search in plies, for `second-search` and `second-look` only. */
                verifyDepth?: number;
                /** Lines wanted, best first; 1 by default. */
                multipv?: number;
                /** Plies to look ahead. */
                depth?: number;
                /** Most moves the search may make; lowered to the ceiling. */
                nodes?: number;
                /** Most milliseconds, where the clock moves during a search; best effort. */
                time?: number;
                /** By default `best` for the strong search, `textbook` for the textbook searches. */
                evaluation?: "textbook" | "best";
                /** Constants of the `textbook` evaluation; `GET /v1/games` lists those of each game. In a query `parameters=NAME=VALUE`, repeatable. */
                parameters?: string[];
                /** Techniques to switch off in the strong search. In a query separated by spaces. */
                without?: ("iterative-deepening" | "principal-variation" | "aspiration" | "table" | "symmetry" | "settled" | "endgames" | "mate-distance" | "winning-move" | "non-losing-moves" | "hint" | "killers" | "counter-moves" | "history" | "continuation-history" | "exchange" | "quiescence" | "extension" | "correction-history" | "null-move" | "futility" | "late-move-pruning" | "iterative-reduction" | "late-move-reduction")[];
                /** Look at these moves only. In a query separated by spaces. */
                moves?: string[];
                /** Picks among the choices of `random` and the lower levels; 0 by default. */
                seed?: number;
                /** Search threads, as far as the host has them; such an answer is not cached. */
                threads?: number;
                /** Whether the answer includes statistics of the strong search. */
                statistics?: boolean;
                /** Adds `text`, a sentence for people in that language. */
                language?: "en" | "cs";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The best move during the search: one event per completed depth */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** The client has had the whole stream: `Last-Event-ID` named its last event. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getAnalyse: {
        parameters: {
            query: {
                /**
                 * Id of a game; `GET /v1/games` lists them.
                 */
                game: string;
                /** Text form of the position; by default the starting position. */
                position?: string;
                /** Options of the game. In a query `variant=NAME=VALUE`, repeatable. */
                variant?: string[];
                /** Moves played from the position; the request is about the resulting position. Games that count repetitions use them as the history. In a query separated by spaces. */
                played?: string[];
                /** Lines wanted, best first; 3 by default. */
                multipv?: number;
                /** Plies to look ahead. */
                depth?: number;
                /** Most moves the search may make; lowered to the ceiling. */
                nodes?: number;
                /** Most milliseconds, where the clock moves during a search; best effort. */
                time?: number;
                /** By default `best` for the strong search, `textbook` for the textbook searches. */
                evaluation?: "textbook" | "best";
                /** Constants of the `textbook` evaluation; `GET /v1/games` lists those of each game. In a query `parameters=NAME=VALUE`, repeatable. */
                parameters?: string[];
                /** Techniques to switch off in the strong search. In a query separated by spaces. */
                without?: ("iterative-deepening" | "principal-variation" | "aspiration" | "table" | "symmetry" | "settled" | "endgames" | "mate-distance" | "winning-move" | "non-losing-moves" | "hint" | "killers" | "counter-moves" | "history" | "continuation-history" | "exchange" | "quiescence" | "extension" | "correction-history" | "null-move" | "futility" | "late-move-pruning" | "iterative-reduction" | "late-move-reduction")[];
                /** Look at these moves only. In a query separated by spaces. */
                moves?: string[];
                /** Picks among the choices of `random` and the lower levels; 0 by default. */
                seed?: number;
                /** Search threads, as far as the host has them; such an answer is not cached. */
                threads?: number;
                /** Whether the answer includes statistics of the strong search. */
                statistics?: boolean;
                /** Adds `text`, a sentence for people in that language. */
                language?: "en" | "cs";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The best moves of a position in order, each with its line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BestMove"];
                };
            };
        };
    };
    postAnalyse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Id of a game; `GET /v1/games` lists them.
                     */
                    game: string;
                    /** Text form of the position; by default the starting position. */
                    position?: string;
                    /** Options of the game. In a query `variant=NAME=VALUE`, repeatable. */
                    variant?: {
                        [key: string]: string;
                    };
                    /** Moves played from the position; the request is about the resulting position. Games that count repetitions use them as the history. In a query separated by spaces. */
                    played?: string[];
                    /** Lines wanted, best first; 3 by default. */
                    multipv?: number;
                    /** Plies to look ahead. */
                    depth?: number;
                    /** Most moves the search may make; lowered to the ceiling. */
                    nodes?: number;
                    /** Most milliseconds, where the clock moves during a search; best effort. */
                    time?: number;
                    /**
                     * By default `best` for the strong search, `textbook` for the textbook searches.
                     */
                    evaluation?: "textbook" | "best";
                    /** Constants of the `textbook` evaluation; `GET /v1/games` lists those of each game. In a query `parameters=NAME=VALUE`, repeatable. */
                    parameters?: {
                        [key: string]: number;
                    };
                    /** Techniques to switch off in the strong search. In a query separated by spaces. */
                    without?: ("iterative-deepening" | "principal-variation" | "aspiration" | "table" | "symmetry" | "settled" | "endgames" | "mate-distance" | "winning-move" | "non-losing-moves" | "hint" | "killers" | "counter-moves" | "history" | "continuation-history" | "exchange" | "quiescence" | "extension" | "correction-history" | "null-move" | "futility" | "late-move-pruning" | "iterative-reduction" | "late-move-reduction")[];
                    /** Look at these moves only. In a query separated by spaces. */
                    moves?: string[];
                    /** Picks among the choices of `random` and the lower levels; 0 by default. */
                    seed?: number;
                    /** Search threads, as far as the host has them; such an answer is not cached. */
                    threads?: number;
                    /** Whether the answer includes statistics of the strong search. */
                    statistics?: boolean;
                    /**
                     * Adds `text`, a sentence for people in that language.
                     */
                    language?: "en" | "cs";
                };
            };
        };
        responses: {
            /** The best moves of a position in order, each with its line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BestMove"];
                };
            };
        };
    };
    getAnalyseStream: {
        parameters: {
            query: {
                /**
                 * Id of a game; `GET /v1/games` lists them.
                 */
                game: string;
                /** Text form of the position; by default the starting position. */
                position?: string;
                /** Options of the game. In a query `variant=NAME=VALUE`, repeatable. */
                variant?: string[];
                /** Moves played from the position; the request is about the resulting position. Games that count repetitions use them as the history. In a query separated by spaces. */
                played?: string[];
                /** Lines wanted, best first; 3 by default. */
                multipv?: number;
                /** Plies to look ahead. */
                depth?: number;
                /** Most moves the search may make; lowered to the ceiling. */
                nodes?: number;
                /** Most milliseconds, where the clock moves during a search; best effort. */
                time?: number;
                /** By default `best` for the strong search, `textbook` for the textbook searches. */
                evaluation?: "textbook" | "best";
                /** Constants of the `textbook` evaluation; `GET /v1/games` lists those of each game. In a query `parameters=NAME=VALUE`, repeatable. */
                parameters?: string[];
                /** Techniques to switch off in the strong search. In a query separated by spaces. */
                without?: ("iterative-deepening" | "principal-variation" | "aspiration" | "table" | "symmetry" | "settled" | "endgames" | "mate-distance" | "winning-move" | "non-losing-moves" | "hint" | "killers" | "counter-moves" | "history" | "continuation-history" | "exchange" | "quiescence" | "extension" | "correction-history" | "null-move" | "futility" | "late-move-pruning" | "iterative-reduction" | "late-move-reduction")[];
                /** Look at these moves only. In a query separated by spaces. */
                moves?: string[];
                /** Picks among the choices of `random` and the lower levels; 0 by default. */
                seed?: number;
                /** Search threads, as far as the host has them; such an answer is not cached. */
                threads?: number;
                /** Whether the answer includes statistics of the strong search. */
                statistics?: boolean;
                /** Adds `text`, a sentence for people in that language. */
                language?: "en" | "cs";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The best moves during the search: one event per completed depth */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** The client has had the whole stream: `Last-Event-ID` named its last event. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    postBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Requests as for best-move, without `time` and `threads`. */
                    positions: {
                        /**
                         * Id of a game; `GET /v1/games` lists them.
                         */
                        game: string;
                        /** Text form of the position; by default the starting position. */
                        position?: string;
                        /** Options of the game. In a query `variant=NAME=VALUE`, repeatable. */
                        variant?: {
                            [key: string]: string;
                        };
                        /** Moves played from the position; the request is about the resulting position. Games that count repetitions use them as the history. In a query separated by spaces. */
                        played?: string[];
                        /** Strength, weakest first; instead of `algorithm`. */
                        level?: number;
                        /**
                         * The search that chooses; `strong` by default.
                         */
                        algorithm?: "random" | "greedy" | "minimax" | "minimax-quiescence" | "alpha-beta" | "source" | "second-search" | "second-look" | "mcts" | "strong";
                        /** Depth of the second search in plies, for `second-search` and `second-look` only. */
                        verifyDepth?: number;
                        /** Lines wanted, best first; 1 by default. */
                        multipv?: number;
                        /** Plies to look ahead. */
                        depth?: number;
                        /** Most moves the search may make; lowered to the ceiling. */
                        nodes?: number;
                        /**
                         * By default `best` for the strong search, `textbook` for the textbook searches.
                         */
                        evaluation?: "textbook" | "best";
                        /** Constants of the `textbook` evaluation; `GET /v1/games` lists those of each game. In a query `parameters=NAME=VALUE`, repeatable. */
                        parameters?: {
                            [key: string]: number;
                        };
                        /** Techniques to switch off in the strong search. In a query separated by spaces. */
                        without?: ("iterative-deepening" | "principal-variation" | "aspiration" | "table" | "symmetry" | "settled" | "endgames" | "mate-distance" | "winning-move" | "non-losing-moves" | "hint" | "killers" | "counter-moves" | "history" | "continuation-history" | "exchange" | "quiescence" | "extension" | "correction-history" | "null-move" | "futility" | "late-move-pruning" | "iterative-reduction" | "late-move-reduction")[];
                        /** Look at these moves only. In a query separated by spaces. */
                        moves?: string[];
                        /** Picks among the choices of `random` and the lower levels; 0 by default. */
                        seed?: number;
                        /** Whether the answer includes statistics of the strong search. */
                        statistics?: boolean;
                        /**
                         * Adds `text`, a sentence for people in that language.
                         */
                        language?: "en" | "cs";
                    }[];
                    /** Most moves that all searches together may make. */
                    nodes?: number;
                };
            };
        };
        responses: {
            /** The best moves of many positions within one node budget */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
        };
    };
    postReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Id of a game; `GET /v1/games` lists them.
                     */
                    game: string;
                    /** Text form of the position; by default the starting position. */
                    position?: string;
                    /** Options of the game. In a query `variant=NAME=VALUE`, repeatable. */
                    variant?: {
                        [key: string]: string;
                    };
                    /** The moves of the game from the position on. */
                    moves?: string[];
                    /** The game as a file in the format of its players (PGN, PDN, SGF), instead of `position` and `moves`; of several games the first, without its variations. */
                    file?: string;
                    /** Most moves that all searches together may make, in equal shares; 60000 a position by default. */
                    nodes?: number;
                    /**
                     * Adds `text` to every move, a sentence for people in that language.
                     */
                    language?: "en" | "cs";
                };
            };
        };
        responses: {
            /** Every move of a game judged */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
        };
    };
    postSolve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Id of a game; `GET /v1/games` lists them.
                     */
                    game: string;
                    /** Text form of the position; by default the starting position. */
                    position?: string;
                    /** Options of the game. In a query `variant=NAME=VALUE`, repeatable. */
                    variant?: {
                        [key: string]: string;
                    };
                    /** Moves played from the position; the request is about the resulting position. Games that count repetitions use them as the history. In a query separated by spaces. */
                    played?: string[];
                    /** Most moves the search may make; lowered to the ceiling. */
                    nodes?: number;
                    /** Most milliseconds, where the clock moves during a search; best effort. */
                    time?: number;
                };
            };
        };
        responses: {
            /** The solution of a position: who wins, how soon and how */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Solution"];
                };
            };
        };
    };
    postTree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Id of a game; `GET /v1/games` lists them.
                     */
                    game: string;
                    /** Text form of the position; by default the starting position. */
                    position?: string;
                    /** Options of the game. In a query `variant=NAME=VALUE`, repeatable. */
                    variant?: {
                        [key: string]: string;
                    };
                    /** Moves played from the position; the request is about the resulting position. Games that count repetitions use them as the history. In a query separated by spaces. */
                    played?: string[];
                    /**
                     * By default `alpha-beta`.
                     */
                    algorithm?: "minimax" | "minimax-quiescence" | "alpha-beta" | "strong";
                    /** Plies to look ahead; 3 by default. */
                    depth?: number;
                    /** Constants of the `textbook` evaluation; `GET /v1/games` lists those of each game. In a query `parameters=NAME=VALUE`, repeatable. */
                    parameters?: {
                        [key: string]: number;
                    };
                    /** Techniques to switch off in the strong search. In a query separated by spaces. */
                    without?: ("iterative-deepening" | "principal-variation" | "aspiration" | "table" | "symmetry" | "settled" | "endgames" | "mate-distance" | "winning-move" | "non-losing-moves" | "hint" | "killers" | "counter-moves" | "history" | "continuation-history" | "exchange" | "quiescence" | "extension" | "correction-history" | "null-move" | "futility" | "late-move-pruning" | "iterative-reduction" | "late-move-reduction")[];
                    /** Search these moves at the root only, in this order. */
                    moves?: string[];
                    /** Most moves the search may make; lowered to the ceiling. */
                    nodes?: number;
                    /** Most nodes of the tree to answer with; lowered to the ceiling. */
                    limit?: number;
                };
            };
        };
        responses: {
            /** The tree that a search visits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tree"];
                };
            };
        };
    };
    getBoardSvg: {
        parameters: {
            query: {
                /**
                 * Id of a game; `GET /v1/games` lists them.
                 */
                game: string;
                /** Text form of the position; by default the starting position. */
                position?: string;
                /** Options of the game. In a query `variant=NAME=VALUE`, repeatable. */
                variant?: string[];
                /** Moves played from the position; the request is about the resulting position. Games that count repetitions use them as the history. In a query separated by spaces. */
                played?: string[];
                /** By default `light`. */
                theme?: "light" | "dark";
                /** Letter of the side at the bottom, on boards that can be turned. */
                bottom?: string;
                /** Whether to name rows and columns; true by default. */
                coordinates?: boolean;
                /** The game's marks to show, such as liberties; those that people see unasked when nothing is said. */
                marks?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The position as an SVG image */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
        };
    };
    getBoardPng: {
        parameters: {
            query: {
                /**
                 * Id of a game; `GET /v1/games` lists them.
                 */
                game: string;
                /** Text form of the position; by default the starting position. */
                position?: string;
                /** Options of the game. In a query `variant=NAME=VALUE`, repeatable. */
                variant?: string[];
                /** Moves played from the position; the request is about the resulting position. Games that count repetitions use them as the history. In a query separated by spaces. */
                played?: string[];
                /** By default `light`. */
                theme?: "light" | "dark";
                /** Letter of the side at the bottom, on boards that can be turned. */
                bottom?: string;
                /** Whether to name rows and columns; true by default. */
                coordinates?: boolean;
                /** The game's marks to show, such as liberties; those that people see unasked when nothing is said. */
                marks?: string[];
                /** Width in pixels; 800 by default. */
                width?: number;
                /** Height in pixels, with the board in the middle; by default the board's own. */
                height?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The position as a PNG image, where the host can draw one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
        };
    };
    getProblems: {
        parameters: {
            query: {
                /**
                 * Id of a game; `GET /v1/games` lists them.
                 */
                game: string;
                /** Only the problem of this identity. */
                id?: string;
                /** Only problems with this theme, such as `fork`. */
                theme?: string;
                /** Only problems rated so high or higher. */
                minRating?: number;
                /** Only problems rated so high or lower. */
                maxRating?: number;
                /** Most problems of the answer; 10 by default. */
                count?: number;
                /** Only problems after this identity: the last one of the list before goes on with it. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Problems of a game, by theme and rating */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problems"];
                };
            };
        };
    };
    getProblemsDaily: {
        parameters: {
            query: {
                /**
                 * Id of a game; `GET /v1/games` lists them.
                 */
                game: string;
                /** The day, such as `2026-11-23`; by default today by universal time. */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The problem of the day, the same for everyone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyProblem"];
                };
            };
        };
    };
    getJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The jobs of an API key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Jobs"];
                };
            };
        };
    };
    postJobs: {
        parameters: {
            query?: never;
            header?: {
                /** Any text of the client, such as a UUID: sent again with the same body, it gives the same job instead of another. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * The kind of request.
                     */
                    kind: "best-move" | "analyse" | "solve" | "review";
                    /**
                     * Id of a game; `GET /v1/games` lists them.
                     */
                    game: string;
                    /** Text form of the position; by default the starting position. */
                    position?: string;
                    /** Options of the game. In a query `variant=NAME=VALUE`, repeatable. */
                    variant?: {
                        [key: string]: string;
                    };
                    /** Moves played from the position; the request is about the resulting position. Games that count repetitions use them as the history. In a query separated by spaces. */
                    played?: string[];
                    /** Strength, weakest first; instead of `algorithm`. */
                    level?: number;
                    /**
                     * The search that chooses; `strong` by default.
                     */
                    algorithm?: "random" | "greedy" | "minimax" | "minimax-quiescence" | "alpha-beta" | "source" | "second-search" | "second-look" | "mcts" | "strong";
                    /** Depth of the second search in plies, for `second-search` and `second-look` only. */
                    verifyDepth?: number;
                    /** Lines wanted, best first; 1 by default. */
                    multipv?: number;
                    /** Plies to look ahead. */
                    depth?: number;
                    /** Most moves the search may make; lowered to the ceiling. */
                    nodes?: number;
                    /**
                     * By default `best` for the strong search, `textbook` for the textbook searches.
                     */
                    evaluation?: "textbook" | "best";
                    /** Constants of the `textbook` evaluation; `GET /v1/games` lists those of each game. In a query `parameters=NAME=VALUE`, repeatable. */
                    parameters?: {
                        [key: string]: number;
                    };
                    /** Techniques to switch off in the strong search. In a query separated by spaces. */
                    without?: ("iterative-deepening" | "principal-variation" | "aspiration" | "table" | "symmetry" | "settled" | "endgames" | "mate-distance" | "winning-move" | "non-losing-moves" | "hint" | "killers" | "counter-moves" | "history" | "continuation-history" | "exchange" | "quiescence" | "extension" | "correction-history" | "null-move" | "futility" | "late-move-pruning" | "iterative-reduction" | "late-move-reduction")[];
                    /** Look at these moves only. In a query separated by spaces. */
                    moves?: string[];
                    /** Picks among the choices of `random` and the lower levels; 0 by default. */
                    seed?: number;
                    /** Whether the answer includes statistics of the strong search. */
                    statistics?: boolean;
                    /** The game as a file in the format of its players (PGN, PDN, SGF), instead of `position` and `moves`; of several games the first, without its variations. */
                    file?: string;
                };
            };
        };
        responses: {
            /** Starts a long search as a job, where the host has jobs */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    getJobsIdStream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Id of the job or of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A job while it goes on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** The client has had the whole stream: `Last-Event-ID` named its last event. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getJobsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Id of the job or of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** How a job stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    deleteJobsId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Id of the job or of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Cancels a job */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    getLive: {
        parameters: {
            query?: {
                /** Most games of the answer; 100 by default. */
                count?: number;
                /** `next` of the list before: the games after it. One that is touched meanwhile is the first again. */
                after?: string;
            };
            header?: {
                /** Keys of seats, separated by commas. */
                "Seat-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One's own games by link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnLive"];
                };
            };
        };
    };
    postLive: {
        parameters: {
            query?: never;
            header?: {
                /** Any text of the client, such as a UUID: sent again with the same body, it gives the same game with the same keys instead of another. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Id of a game; `GET /v1/games` lists them.
                     */
                    game: string;
                    /** Text form of the position; by default the starting position. */
                    position?: string;
                    /** Options of the game. In a query `variant=NAME=VALUE`, repeatable. */
                    variant?: {
                        [key: string]: string;
                    };
                    /**
                     * Your side; by default the one that is named first in `sides`.
                     */
                    side?: "first" | "second" | "random";
                    /** What you are called; `Anonymous` by default. */
                    name?: string;
                    /**
                     * A player of the computer opposite, such as `level:3`; another person when left out.
                     */
                    computer?: string;
                    /** Gives each side a clock with so many minutes. */
                    minutes?: number;
                    /** Seconds that each move adds to its clock; 0 by default. */
                    increment?: number;
                    /** Hours for one move, instead of a clock; no limit when left out. */
                    moveHours?: number;
                    /**
                     * Of the game on Discord; `en` by default.
                     */
                    language?: "en" | "cs";
                };
            };
        };
        responses: {
            /** Begins a game by link, against a person or the computer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BegunLive"];
                };
            };
        };
    };
    getLiveStream: {
        parameters: {
            query?: never;
            header?: {
                /** Keys of seats, separated by commas. */
                "Seat-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One's own games by link while they go on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    getLiveId: {
        parameters: {
            query?: never;
            header?: {
                /** The key of a seat; without one you watch. */
                "Seat-Key"?: string;
            };
            path: {
                /** Id of the job or of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A game by link as it is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveState"];
                };
            };
        };
    };
    getLiveIdFile: {
        parameters: {
            query?: never;
            header?: {
                /** The key of a seat; without one you watch. */
                "Seat-Key"?: string;
            };
            path: {
                /** Id of the job or of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A game by link as a file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    getLiveIdStream: {
        parameters: {
            query?: never;
            header?: {
                /** The key of a seat; without one you watch. */
                "Seat-Key"?: string;
            };
            path: {
                /** Id of the job or of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A game by link while it goes on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    postLiveIdMoves: {
        parameters: {
            query?: never;
            header?: {
                /** The key of a seat; without one you watch. */
                "Seat-Key"?: string;
            };
            path: {
                /** Id of the job or of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** In the game's notation. */
                    move: string;
                    /** The number of moves played before it. A move that comes twice is refused the second time. */
                    ply: number;
                    /** The last move before it. Where that was taken back and another one played, it is refused. */
                    after?: string;
                    /** Milliseconds between seeing the position and moving: what messages take, up to half a second, is not counted. */
                    thoughtMs?: number;
                };
            };
        };
        responses: {
            /** Makes a move */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveState"];
                };
            };
        };
    };
    postLiveIdActions: {
        parameters: {
            query?: never;
            header?: {
                /** The key of a seat; without one you watch. */
                "Seat-Key"?: string;
            };
            path: {
                /** Id of the job or of the game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * What you do.
                     */
                    action: "join" | "offer-draw" | "accept-draw" | "decline-draw" | "claim-draw" | "ask-undo" | "accept-undo" | "decline-undo" | "resign" | "abort" | "decline" | "rematch" | "say" | "here" | "webhook";
                    /** What you are called; `Anonymous` by default. */
                    name?: string;
                    /**
                     * With `say`: what you say.
                     */
                    phrase?: "good-luck" | "good-game" | "thanks" | "sorry" | "one-moment";
                    /**
                     * With `webhook`: the address that is called when it is your turn; left out, none is any more.
                     */
                    url?: string;
                };
            };
        };
        responses: {
            /** Does anything else */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LiveState"];
                };
            };
        };
    };
    getHealthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Whether the service is alive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getReadyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Whether the service takes more requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
        };
    };
    getOpenapiJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** This document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    liveWebhook: {
        parameters: {
            query?: never;
            header: {
                /** Names the state of the game: one that is sent again has the same. */
                "Webhook-Id": string;
                /** Seconds since 1970. */
                "Webhook-Timestamp": string;
                /** `v1,` and the HMAC-SHA-256 of id, timestamp and body, joined by full stops, in Base64. */
                "Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiveCall"];
            };
        };
        responses: {
            /** Taken. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** Not taken: it is sent again later. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
